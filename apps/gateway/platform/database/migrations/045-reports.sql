-- Reports (047) read orders by when they were placed. Orders lie nearly in that order, so a small index does, as for the ledger (032).
set local statement_timeout = 0;
create index orders_placed on orders using brin (placed_at) with (autosummarize = on);

-- The cash of a shop as it was counted at the end of a business day; a correction is a row of its own, which names the one that it replaces.
create table day_ends (
  day_end_no bigint generated always as identity primary key,
  store_id text not null,
  day date not null,
  replaces bigint unique references day_ends,
  at timestamptz not null,
  staff_id uuid not null references staff,
  staff_name text not null,
  cash_expected bigint not null,
  cash_counted bigint not null check (cash_counted >= 0),
  counted jsonb not null,
  takings jsonb not null,
  note text not null
);
create unique index day_ends_first on day_ends (store_id, day) where replaces is null;
create index day_ends_of_shop on day_ends (store_id, day, day_end_no);

create function refuse_day_end_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was counted is only ever added to';
end $$;
create trigger day_ends_append_only before update or delete on day_ends for each row execute function refuse_day_end_change();
create trigger day_ends_no_truncate before truncate on day_ends for each statement execute function refuse_day_end_change();
