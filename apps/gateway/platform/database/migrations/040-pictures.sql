-- The pictures that the chain has uploaded. One is named by its content: a hash of the uploaded file and of the focus that it was cut around.
create table pictures (
  name text primary key,
  picture_no bigint generated always as identity unique,
  source text not null,
  focus_x smallint not null check (focus_x between 0 and 100),
  focus_y smallint not null check (focus_y between 0 and 100),
  width integer not null,
  height integer not null,
  uploaded_by uuid not null references staff,
  uploaded_at timestamptz not null
);
create index pictures_of_source on pictures (source);

-- Their files, where no other store is set for them. WebP is compressed already.
create table picture_files (
  key text primary key,
  body bytea not null
);
alter table picture_files alter column body set storage external;
