-- The day's overlay says until when, why and by whom. What has no name was said by the shop's till, or before names were kept.
alter table sold_out_changes
  add until timestamptz,
  add reason text,
  add note text,
  add staff_id uuid,
  add staff_name text;

-- What has run out in all shops of a brand (`place` is its number) or of the chain ('all'), those that open later included.
create table sold_out_widely (
  place text not null,
  pid text not null,
  since timestamptz not null,
  until timestamptz,
  reason text,
  note text,
  staff_id uuid not null,
  staff_name text not null,
  primary key (place, pid)
);

alter table shop_states
  add reason text,
  add note text,
  add staff_id uuid,
  add staff_name text;

-- Days on which a shop is shut, or open at other times, beside the blackouts of the catalogue. Dates are YYYY/MM/DD, both included.
create table shop_holidays (
  holiday_id uuid not null,
  store_id text not null,
  start_date text not null,
  end_date text not null check (start_date <= end_date),
  times jsonb not null,
  reason text not null,
  note text,
  notice jsonb,
  since timestamptz not null,
  staff_id uuid not null,
  staff_name text not null,
  primary key (holiday_id, store_id)
);
create index shop_holidays_end on shop_holidays (end_date);
