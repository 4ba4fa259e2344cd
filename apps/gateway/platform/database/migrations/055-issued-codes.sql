-- Codes that are made for a promo code by the thousand, each for one order. A guest who types one is given a coupon under it (vouchers), so that who has it and
-- whether it is used is kept where it is of every other coupon.
create table code_batches (
  batch_id uuid primary key,
  promo_code text not null,
  count integer not null check (count > 0),
  note text not null,
  made_at timestamptz not null,
  made_name text not null
);
create index code_batches_of_promo on code_batches (promo_code, made_at);

create table issued_codes (
  code text primary key,
  batch_id uuid not null references code_batches,
  promo_code text not null
);
create index issued_codes_of_batch on issued_codes (batch_id);
