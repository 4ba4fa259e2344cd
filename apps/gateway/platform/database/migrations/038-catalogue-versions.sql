-- The catalogue in versions. A record is stored once, by the hash of its content; a version that is or was live is a list of them, a draft what it
-- changes. One version is live: publishing and rolling back make another one so, and write nothing else that guests read.
create table catalogue_records (
  hash text primary key,
  record jsonb not null
);

create table catalogue_versions (
  version_no bigint generated always as identity primary key,
  state text not null check (state in ('draft', 'scheduled', 'live', 'retired', 'discarded')),
  -- The version that was live when it was begun.
  base_no bigint references catalogue_versions,
  note text not null,
  author_id uuid references staff,
  author_name text not null,
  created_at timestamptz not null,
  -- Counts its changes: whoever approves it approves what they have seen.
  revision integer not null default 0,
  -- The person who asked for it to be published, and when it should be; null: at once.
  asked_by uuid references staff,
  asked_name text,
  asked_at timestamptz,
  publish_at timestamptz,
  approved_by uuid references staff,
  approved_name text,
  published_at timestamptz,
  -- The reason why it could not be published at its moment.
  fault text,
  check (state <> 'scheduled' or publish_at is not null)
);
create unique index catalogue_versions_live on catalogue_versions (state) where state = 'live';
create index catalogue_versions_scheduled on catalogue_versions (publish_at) where state = 'scheduled';

create table catalogue_lists (
  version_no bigint not null references catalogue_versions,
  kind text not null,
  id text not null,
  position integer not null,
  hash text not null references catalogue_records,
  primary key (version_no, kind, id)
);
create index catalogue_lists_hash on catalogue_lists (hash);

-- What a draft changes of a record: to which content (null: it goes), from which (null: it is new), and its place where that is another.
create table catalogue_changes (
  version_no bigint not null references catalogue_versions,
  kind text not null,
  id text not null,
  hash text references catalogue_records,
  base_hash text,
  position integer,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (version_no, kind, id)
);
create index catalogue_changes_hash on catalogue_changes (hash);

-- jsonb writes a record in one form, whoever wrote it, so that the hash of that stands for its content.
create function catalogue_hash(record jsonb) returns text language sql immutable as $$
  select encode(sha256(convert_to(record::text, 'UTF8')), 'hex')
$$;

-- The records of a version: those of its list, or, of a draft, those that are live with its changes. A record that only moved is as the live one is.
create function catalogue_list(wanted bigint) returns table (kind text, id text, "position" integer, hash text) language sql stable as $$
  select l.kind, l.id, l.position, l.hash from catalogue_lists l where l.version_no = wanted
  union all
  select kind, id, place, content from (
    select kind, id, coalesce(c.position, l.position, 2147483647) as place,
      case when c.version_no is null or c.hash is not distinct from c.base_hash then l.hash else c.hash end as content
    from (select * from catalogue_lists where version_no = (select v.version_no from catalogue_versions v where v.state = 'live')) l
    full join (select * from catalogue_changes where version_no = wanted) c using (kind, id)
    where exists (select from catalogue_versions v where v.version_no = wanted and v.state in ('draft', 'scheduled'))
  ) merged where content is not null
$$;

-- What was the catalogue is its first version.
insert into catalogue_records (hash, record) select distinct on (catalogue_hash(record)) catalogue_hash(record), record from catalogue_entries;
insert into catalogue_versions (state, note, author_name, created_at, published_at)
  select 'live', '', 'Harbour', now(), now() where exists (select from catalogue_entries);
insert into catalogue_lists (version_no, kind, id, position, hash)
  select version_no, kind, id, position, catalogue_hash(record) from catalogue_entries, catalogue_versions;
drop table catalogue_entries;
create view catalogue_entries as
  select l.kind, l.id, l.position, l.hash, r.record
  from catalogue_versions v join catalogue_lists l using (version_no) join catalogue_records r using (hash)
  where v.state = 'live';
