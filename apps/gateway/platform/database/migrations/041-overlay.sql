-- The day's overlay says until when, why and by whom. What has no name was said by the shop's till, or before names were kept.
alter table sold_out_changes
  add until timestamptz,
  add reason text,
  add note text,
  add staff_id uuid,
  add staff_name text;

-- A process of the version before writes neither ends nor reasons, and leaves those that are there: a word that says otherwise, or comes after the end, is a new row.
create function replace_sold_out_word() returns trigger language plpgsql as $$
begin
  delete from sold_out_changes
    where store_id = new.store_id and pid = new.pid and (sold_out <> new.sold_out or until <= new.changed_at);
  return new;
end $$;
create trigger replace_sold_out_word before insert on sold_out_changes for each row execute function replace_sold_out_word();

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
