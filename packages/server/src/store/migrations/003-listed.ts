/** Which tables everybody may find. */
export const listed = [
  'alter table game_table add column listed bigint not null default 0',
  'create index game_table_listed on game_table (status, updated_at) where listed = 1',
];
