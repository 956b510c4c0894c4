/** Talk that is muted or reported, pauses, and clocks. */
export const tableLife = [
  `create table relation (
    account text not null references account (id),
    other text not null references account (id),
    kind text not null,
    at bigint not null,
    primary key (account, other)
  )`,
  `create table report (
    id text not null primary key,
    account text not null references account (id),
    about text not null,
    text text not null,
    at bigint not null,
    done_at bigint,
    done_by text,
    outcome text
  )`,
  'create index report_open on report (at) where done_at is null',
  `alter table game_table add column pace text not null default '{}'`,
  'alter table seat add column clock_since bigint',
  'alter table seat add column clock_stopped bigint',
  'alter table seat add column clock_used bigint not null default 0',
  'alter table seat add column clock_reminded bigint not null default 0',
  `create table heartbeat (
    id text not null primary key,
    at bigint not null
  )`,
  `create table downtime (
    from_at bigint not null primary key,
    to_at bigint not null
  )`,
];
