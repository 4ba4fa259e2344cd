-- One row that `/readyz` writes to, to know that orders can be written.
create table readiness (
  only_row boolean primary key default true check (only_row),
  written_at timestamptz not null default now()
);
insert into readiness default values;
