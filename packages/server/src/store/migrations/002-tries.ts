/** How often something was tried: logins and the like are limited over all nodes. */
export const tries = [
  `create table try_count (
    key text not null primary key,
    tries bigint not null,
    until bigint not null
  )`,
  'create index try_count_until on try_count (until)',
];
