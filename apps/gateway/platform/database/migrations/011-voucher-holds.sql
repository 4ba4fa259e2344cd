-- Coupons of the house that members have been given, as they were when given. Whether one is used its hold says.
create table vouchers (
  voucher_code text primary key,
  user_id uuid not null references users,
  brand smallint not null,
  given_for text not null,
  record jsonb not null,
  given_at timestamptz not null
);
-- The same thing is given once: a welcome gift, a birthday's coupon of a year, what an exchange bought.
create unique index vouchers_once on vouchers (user_id, given_for);

-- What vendors have listed for a guest: whoever it was listed for may use it. `listed`: in the last list that came.
create table vendor_vouchers (
  voucher_code text not null,
  user_id uuid not null references users,
  brand smallint not null,
  channel text not null,
  record jsonb not null,
  listed boolean not null,
  seen_at timestamptz not null,
  primary key (user_id, voucher_code)
);

-- Who was logged in to the loyalty partner when it last answered.
create table partner_logins (
  user_id uuid primary key references users,
  seen_at timestamptz not null
);

-- One row is one voucher out of everybody else's reach: held for an order to come, or used by one. Without a row it is free. `use` counts
-- the uses of a promo code, which may have many; of any other voucher there is one. The fence tells one hold from the next; together with
-- the code it is the key under which the vendor knows the hold. The house's own have no channel.
create sequence voucher_fences;
create table voucher_holds (
  voucher_code text not null,
  use bigint not null,
  once boolean not null default false,
  channel text,
  brand smallint not null,
  user_id uuid not null references users,
  client_order_id uuid not null,
  order_id uuid references orders,
  fence bigint not null,
  state text not null check (state in ('asking', 'held', 'freeing', 'committed', 'reversing')),
  held_until timestamptz not null,
  told boolean not null,
  try_at timestamptz not null,
  primary key (voucher_code, use)
);
create unique index voucher_holds_once on voucher_holds (voucher_code, user_id) where once;
create index voucher_holds_of_user on voucher_holds (user_id);
create index voucher_holds_of_order on voucher_holds (order_id) where order_id is not null;
create index voucher_holds_ending on voucher_holds (held_until) where state in ('asking', 'held');
create index voucher_holds_to_tell on voucher_holds (try_at) where channel is not null and not told and state <> 'held';
