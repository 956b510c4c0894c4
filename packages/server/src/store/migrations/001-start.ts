/** The first tables. */
export const start = [
  `create table account (
    id text not null primary key,
    name text not null,
    name_key text unique,
    role text not null,
    secret text,
    settings text not null,
    created_at bigint not null,
    digest_at bigint,
    digest_lease_until bigint not null
  )`,
  'create index account_digest on account (digest_at) where digest_at is not null',

  `create table session (
    token_hash text not null primary key,
    account text not null references account (id),
    label text not null,
    created_at bigint not null,
    seen_at bigint not null,
    expires_at bigint not null
  )`,
  'create index session_account on session (account)',
  'create index session_expires on session (expires_at)',

  `create table game_table (
    id text not null primary key,
    version bigint not null,
    rules text not null,
    setting text not null,
    seed text not null,
    status text not null,
    label text not null,
    awaits text not null,
    due_at bigint,
    due_lease_until bigint not null,
    bot_at bigint,
    bot_lease_until bigint not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  'create index game_table_due on game_table (due_at) where due_at is not null',
  'create index game_table_bot on game_table (bot_at) where bot_at is not null',
  'create index game_table_updated on game_table (updated_at)',
  'create index game_table_status on game_table (status, updated_at)',

  `create table entry (
    table_id text not null references game_table (id),
    seq bigint not null,
    "by" bigint not null,
    kind text not null,
    body text not null,
    lines text not null,
    command text not null,
    hash text not null,
    at bigint not null,
    primary key (table_id, seq),
    unique (table_id, "by", command)
  )`,

  `create table snapshot (
    table_id text not null references game_table (id),
    seq bigint not null,
    body text not null,
    primary key (table_id, seq)
  )`,

  `create table seat (
    table_id text not null references game_table (id),
    seat bigint not null,
    account text references account (id),
    bot text,
    bank_ms bigint not null,
    seen bigint not null,
    primary key (table_id, seat)
  )`,
  'create index seat_account on seat (account) where account is not null',

  `create table invite (
    token_hash text not null primary key,
    table_id text not null references game_table (id),
    seat bigint,
    made_by text not null references account (id),
    uses_left bigint not null,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  'create index invite_table on invite (table_id)',

  `create table talk (
    table_id text not null references game_table (id),
    n bigint not null,
    account text not null references account (id),
    command text not null,
    audience text not null,
    text text not null,
    quotes bigint,
    at bigint not null,
    hidden_at bigint,
    primary key (table_id, n),
    unique (table_id, account, command)
  )`,

  `create table note (
    table_id text not null references game_table (id),
    account text not null references account (id),
    body text not null,
    updated_at bigint not null,
    primary key (table_id, account)
  )`,

  `create table letter (
    id text not null primary key,
    account text not null references account (id),
    kind text not null,
    body text not null,
    due_at bigint not null,
    attempts bigint not null,
    lease_until bigint not null,
    done_at bigint,
    error text
  )`,
  'create index letter_due on letter (due_at) where done_at is null',
  'create index letter_account on letter (account, due_at)',

  `create table admin_act (
    id text not null primary key,
    account text not null,
    act text not null,
    about text not null,
    at bigint not null
  )`,
  'create index admin_act_at on admin_act (at)',
];
