-- Whoever comes inside the loyalty partner's app has a user of their own with us, under the name that the partner's tokens give them.
create table partner_guests (
  subject text primary key,
  user_id uuid not null unique references users
);

-- Tokens that were taken, under a hash, until they would have ended anyway.
create table partner_tokens (
  token_hash bytea primary key,
  expires_at timestamptz not null
);

-- Which member of ours has linked their card of the partner's. One card, one member.
create table partner_links (
  subject text primary key,
  user_id uuid not null unique references users,
  card_no text not null,
  linked_at timestamptz not null
);
