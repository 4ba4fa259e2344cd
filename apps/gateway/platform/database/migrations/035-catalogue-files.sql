-- The menus and maps that guests have been told of, by the version that names each for ever: any process answers any of the last ones, however late it began.
create table catalogue_files (
  version text primary key,
  kind text not null check (kind in ('menu', 'map')),
  json bytea not null,
  published_at timestamptz not null default now()
);
create index catalogue_files_latest on catalogue_files (kind, published_at);
