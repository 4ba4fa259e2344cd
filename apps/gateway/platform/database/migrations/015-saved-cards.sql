-- A saved card is known by the id that its browser has given it, so that saving it twice saves it once; beside what is shown of it the name that stands on it.
alter table cards
  add card_id uuid not null,
  add holder text not null,
  add is_default boolean not null default true;

-- What a provider is still to be asked about cards. `saving`: it may have kept one for a member who has not heard of it; with the token it is asked
-- again under the same key, and what it kept is removed unless the member came back before. `removing`: it keeps one that nobody wants any more.
create table card_tasks (
  task_key text primary key,
  provider text not null,
  token text,
  ref text,
  state text not null check (state in ('saving', 'removing')),
  try_at timestamptz not null,
  tries int not null default 0
);
create index card_tasks_due on card_tasks (try_at);
