-- The code that the guest of a stop reads to its rider, and how often a wrong one was tried. Stops of trips from before have none.
alter table trip_stops
  add column code text check (code ~ '^[0-9]{4}$'),
  add column code_tries smallint not null default 0;
