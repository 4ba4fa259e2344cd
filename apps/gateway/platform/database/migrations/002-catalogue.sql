-- The chain as the seed wrote it: one row for each brand, district, shop, category, product and place.
-- The whole catalogue is small and read as one, so a record is kept as it is written in the chain's data.
create table catalogue_entries (
  kind text not null,
  id text not null,
  position integer not null,
  hash text not null,
  record jsonb not null,
  primary key (kind, id)
);

-- What tills have said about the day; it outlives every seeding and wins over the chain's own list.
create table sold_out_changes (
  store_id text not null,
  pid text not null,
  sold_out boolean not null,
  changed_at timestamptz not null default now(),
  primary key (store_id, pid)
);
