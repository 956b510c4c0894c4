/** Passkeys, bans, and where people want to be told of news. */
export const people = [
  `create table passkey (
    id text not null primary key,
    account text not null references account (id),
    public_key text not null,
    counter bigint not null,
    label text not null,
    created_at bigint not null,
    used_at bigint
  )`,
  'create index passkey_account on passkey (account)',
  `create table challenge (
    id text not null primary key,
    text text not null,
    account text,
    expires_at bigint not null
  )`,
  'alter table account add column banned_until bigint',
  `create table channel (
    id text not null primary key,
    account text not null references account (id),
    kind text not null,
    target text not null,
    secret text not null,
    confirmed bigint not null,
    failures bigint not null,
    created_at bigint not null,
    delivered_at bigint,
    error text
  )`,
  'create index channel_account on channel (account)',
  'create index channel_secret on channel (secret)',
  'alter table seat add column asked_at bigint',
  `create table secret_value (
    name text not null primary key,
    value text not null
  )`,
];
