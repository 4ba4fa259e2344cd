-- A session is named without its key; it says on what it was opened, and when its person last showed who they are.
alter table staff_sessions
  add column session_id uuid not null default gen_random_uuid(),
  add column device_name text not null default '',
  add column proven_at timestamptz not null default now();
update staff_sessions set proven_at = opened_at;
create unique index staff_sessions_id on staff_sessions (session_id);

-- Those who have passkeys sign in with them.
create table staff_passkeys (
  passkey_ref uuid primary key,
  staff_id uuid not null references staff,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  name text not null,
  made_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkeys_of on staff_passkeys (staff_id, made_at desc);

-- The keys of paired tablets stand beside those of tills, which have neither a name nor an end.
alter table shop_keys
  add column tablet_id uuid unique,
  add column name text,
  add column paired_at timestamptz,
  add column seen_at timestamptz,
  add check ((tablet_id is null) = (name is null) and (tablet_id is null) = (paired_at is null));
create index shop_keys_store on shop_keys (store_id);

-- Tablets that show a code and wait for a manager to enter it; `tablet_id` once one has.
create table tablet_pairings (
  secret_hash bytea primary key,
  code text not null unique,
  expires_at timestamptz not null,
  tablet_id uuid
);

-- One row where the catalogue was opened with the demo chain, and no other chain has taken its place: there alone demo people sign in.
create table demo_chain (
  is_there boolean primary key check (is_there)
);

-- Whoever has paired a tablet: what they paired on their last day goes with them.
alter table shop_keys add column paired_by uuid references staff;
create index shop_keys_paired_by on shop_keys (paired_by) where paired_by is not null;

-- Whether anybody of the staff was in on a device is asked before each of their ways in.
create index staff_devices_device on staff_devices (device_id);
