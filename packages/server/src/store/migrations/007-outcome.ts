/** How a finished game ended, for the lobby. */
export const outcome = ["alter table game_table add column outcome text not null default ''"];
