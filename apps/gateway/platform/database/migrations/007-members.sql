-- A deleted member's row stays for the orders that point to it, without a phone.
alter table users drop constraint users_kind_check;
alter table users add constraint users_kind_check check (kind in ('visitor', 'member', 'deleted'));

-- Who has joined. An email opens an account for whoever claimed it first, or has confirmed it since; another's claim is kept and opens nothing.
create table members (
  user_id uuid primary key references users,
  member_no text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  titles_code text not null,
  gender_code text,
  birthday date,
  email text not null,
  owns_email boolean not null,
  email_verified_at timestamptz,
  receive_news boolean not null default false,
  address_notification boolean not null default false,
  news_by_sms boolean not null default false,
  news_by_email boolean not null default false,
  joined_at timestamptz not null
);
create unique index members_by_email on members (email) where owns_email;

-- What somebody agreed to or took back, when, and in which version of the words.
create table consents (
  consent_id bigint generated always as identity primary key,
  user_id uuid not null references users,
  kind text not null,
  given boolean not null,
  wording text not null,
  at timestamptz not null
);
create index consents_of_user on consents (user_id);

-- On which device an access code lives, as far as its owner would know it.
alter table access_codes add column device_name text not null default '';
create index access_codes_of_user on access_codes (user_id);

-- Where the slice of a puzzle belongs. It is taken out by its one answer.
create table puzzles (
  puzzle_id text primary key,
  device_id uuid not null,
  x int not null,
  expires_at timestamptz not null
);

-- Codes that were sent. Without a user a code for a password leads nowhere, and reads the same.
create table codes (
  code_id text primary key,
  purpose text not null check (purpose in ('check', 'register', 'reset', 'email')),
  device_id uuid not null,
  target text not null,
  user_id uuid references users,
  code_hash bytea not null,
  tries_left int not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  spent boolean not null default false
);
create index codes_of_target on codes (target, sent_at);

-- What a check or a code has proved, once, for the device that proved it. Only hashes are kept.
create table proofs (
  proof_hash bytea primary key,
  purpose text not null,
  device_id uuid not null,
  target text not null,
  user_id uuid references users,
  expires_at timestamptz not null
);

-- How often something went wrong lately, under a hash of what it was.
create table failures (
  subject bytea primary key,
  count int not null,
  expires_at timestamptz not null
);

create table kept_addresses (
  address_id uuid primary key,
  user_id uuid not null references users,
  brand smallint not null,
  address_code text not null,
  label text not null,
  is_default boolean not null,
  destination jsonb not null,
  contact jsonb,
  changed_at timestamptz not null
);
create unique index kept_addresses_default on kept_addresses (user_id, brand) where is_default;
create index kept_addresses_of_user on kept_addresses (user_id, brand, changed_at desc);

-- What came and went of a member's points; of what came, how many are left.
create table point_entries (
  entry_id uuid primary key,
  user_id uuid not null references users,
  kind text not null check (kind in ('welcome', 'order', 'redeem', 'expire', 'adjust')),
  points int not null,
  unspent int not null default 0 check (unspent >= 0),
  at timestamptz not null,
  expires_at timestamptz,
  title_tc text not null,
  title_en text not null,
  order_id uuid references orders
);
create index point_entries_of_user on point_entries (user_id, at desc, entry_id desc);
create index point_entries_unspent on point_entries (user_id, expires_at) where unspent > 0;
create unique index point_entries_once on point_entries (order_id, kind) where order_id is not null;
