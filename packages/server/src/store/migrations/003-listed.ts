/** Which tables everybody may find, ordered by what everybody may know. */
export const listed = [
  'alter table game_table add column listed bigint not null default 0',
  'alter table game_table add column shown_at bigint not null default 0',
  'create index game_table_listed on game_table (status, shown_at) where listed = 1',
];
