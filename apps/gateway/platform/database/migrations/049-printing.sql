-- The printers of the shops. One process at a time prints on each, until `busy_until` at most; one that has failed is left alone until `try_at`.
create table printers (
  printer_id uuid primary key,
  store_id text not null,
  name text not null,
  host text not null,
  port int not null check (port between 1 and 65535),
  copy text not null check (copy in ('kitchen', 'customer', 'both')),
  active boolean not null,
  fault text not null default 'none' check (fault in ('none', 'paperOut', 'coverOpen', 'unreachable', 'wrongPrinter')),
  failures int not null default 0,
  busy_until timestamptz not null default 'epoch',
  try_at timestamptz not null default 'epoch',
  unique (store_id, host, port)
);

-- Papers to print, under the ids that tablets give them. `raster`: packed rows of 576 dots, erased a day after the end. `sends`: how often a printer was given it whole or in part.
-- `repeats`: the job that it prints again. No reference to the printer: what it has printed outlives it.
create table print_jobs (
  job_no bigint generated always as identity primary key,
  store_id text not null,
  job_id uuid not null,
  order_id uuid,
  kind text not null check (kind in ('ticket', 'dayEnd', 'test', 'refund')),
  copy text not null check (copy in ('kitchen', 'customer')),
  again boolean not null,
  repeats bigint,
  printer_id uuid not null,
  printer_name text not null,
  raster bytea check (length(raster) between 72 and 288000 and length(raster) % 72 = 0),
  state text not null default 'queued' check (state in ('queued', 'printing', 'printed', 'failed', 'cancelled')),
  reason text not null default 'none' check (reason in ('none', 'paperOut', 'coverOpen', 'unreachable', 'wrongPrinter')),
  tries int not null default 0,
  sends int not null default 0,
  saved_at timestamptz not null,
  queued_at timestamptz not null,
  ended_at timestamptz check ((ended_at is null) = (state in ('queued', 'printing'))),
  unique (store_id, job_id)
);
-- An order's ticket is printed once a copy, however many tablets send it.
create unique index print_jobs_first on print_jobs (order_id, copy) where kind = 'ticket' and not again;
create index print_jobs_queue on print_jobs (printer_id, job_no) where state in ('queued', 'printing');
create index print_jobs_of_shop on print_jobs (store_id, job_no);
create index print_jobs_kept on print_jobs (ended_at) where raster is not null;
create index print_jobs_of_order on print_jobs (order_id) where order_id is not null;
create index print_jobs_saved on print_jobs using brin (saved_at) with (autosummarize = on);
