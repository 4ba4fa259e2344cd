-- The chain's people. Their roles, each with the part of the chain that it is held for, are always read together.
create table staff (
  staff_id uuid primary key,
  account text not null unique check (account = lower(account)),
  name text not null,
  grants jsonb not null,
  active boolean not null,
  password_hash text,
  created_at timestamptz not null
);

-- One invitation a person, good once.
create table staff_invitations (
  staff_id uuid primary key references staff,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

create table staff_sessions (
  key_hash bytea primary key,
  staff_id uuid not null references staff,
  device_id uuid not null,
  opened_at timestamptz not null,
  seen_at timestamptz not null
);
create index staff_sessions_staff on staff_sessions (staff_id);

-- What the chain's people did, each written in the transaction that did it. The names are those of that day. No row is ever changed or removed.
create table audit (
  audit_no bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id uuid,
  staff_name text not null,
  action text not null,
  subject text not null,
  brand smallint,
  store_id text,
  before jsonb,
  after jsonb,
  log_id text not null
);
create index audit_store on audit (store_id, audit_no);
create index audit_staff on audit (staff_id, audit_no);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is only ever added to';
end $$;
create trigger audit_append_only before update or delete on audit for each row execute function refuse_audit_change();
create trigger audit_no_truncate before truncate on audit for each statement execute function refuse_audit_change();
