-- Pages that the gateway has rendered: those of which the web build has none, since the chain sells something else by now. A page is named by the web build
-- that it belongs to and by what it shows; as long as that stays the same, so does the page, whatever else changes on the menu.
create table rendered_pages (
  build text not null,
  content text not null,
  brotli bytea not null,
  rendered_at timestamptz not null default now(),
  primary key (build, content)
);
alter table rendered_pages alter column brotli set storage external;

-- The catalogues of which all pages are there, and the pages of each that the build does not have.
create table rendered_catalogues (
  build text not null,
  catalogue text not null,
  contents text[] not null,
  finished_at timestamptz not null default now(),
  primary key (build, catalogue)
);
