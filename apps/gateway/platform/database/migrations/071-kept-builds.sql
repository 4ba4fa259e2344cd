-- The builds of the web app and of the consoles that gateways have served last, so that any gateway, older or newer, has the parts that an open page asks for.
create table builds (
  app text not null,
  build text not null,
  served_at timestamptz not null,
  primary key (app, build)
);

-- A file that several builds have is of the latest of them.
create table build_files (
  app text not null,
  path text not null,
  build text not null,
  content bytea not null,
  primary key (app, path),
  foreign key (app, build) references builds on delete cascade
);
create index build_files_build on build_files (app, build);
