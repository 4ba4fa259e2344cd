-- The settlement files of providers as they were brought in for a brand (057), each once.
create table settlement_files (
  file_id uuid primary key,
  brand smallint not null,
  provider text not null,
  name text not null,
  hash bytea not null,
  begins timestamptz not null,
  ends timestamptz not null,
  lines int not null,
  known int not null,
  elsewhere int not null,
  imported_at timestamptz not null,
  staff_id uuid not null references staff,
  staff_name text not null,
  unique (brand, hash)
);

-- The lines of them, under the provider's own name of each: one that several files have is kept once. Sums are cents towards the chain. `payment_id` and `refund_id` are
-- what of ours it is, where that is known.
create table settlement_lines (
  provider text not null,
  brand smallint not null,
  line_ref text not null,
  file_id uuid not null references settlement_files,
  kind text not null check (kind in ('payment', 'refund', 'fee', 'payout', 'other')),
  payment_ref text not null,
  payment_key text not null,
  refund_ref text not null,
  refund_key text not null,
  amount bigint not null,
  fee bigint not null,
  at timestamptz not null,
  payment_id uuid,
  refund_id uuid,
  primary key (provider, brand, line_ref)
);
create index settlement_lines_of_payment on settlement_lines (payment_id) where payment_id is not null;
create index settlement_lines_at on settlement_lines (brand, at);
create index settlement_lines_of_file on settlement_lines (file_id);

-- Differences between those lines and the ledger, each for a person. `subject` is the refund or the payment of ours, or the line that is nobody's.
create table settlement_cases (
  case_id uuid primary key default gen_random_uuid(),
  brand smallint not null,
  provider text not null,
  subject text not null,
  class text not null check (class in ('differing', 'oursOnly', 'theirsOnly')),
  kind text not null check (kind in ('payment', 'refund')),
  payment_id uuid,
  refund_id uuid,
  order_id uuid,
  ours bigint,
  theirs bigint,
  difference bigint not null,
  their_ref text,
  happened_at timestamptz not null,
  opened_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'explained', 'settled')),
  reason text,
  owner_id uuid references staff,
  explained_by uuid references staff,
  note text not null default '',
  revision int not null default 0,
  unique (brand, provider, subject),
  check (state = 'open' or reason is not null)
);
create index settlement_cases_at on settlement_cases (brand, happened_at);
create index settlement_cases_open on settlement_cases (brand) where state = 'open';
