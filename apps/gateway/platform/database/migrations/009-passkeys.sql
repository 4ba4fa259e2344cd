-- What a member's passkeys sign with, where each was made, and how often it has signed.
create table passkeys (
  passkey_ref uuid primary key,
  user_id uuid not null references users,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  name text not null,
  made_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id, made_at desc);
