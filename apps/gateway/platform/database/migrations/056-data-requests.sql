-- Members who ask for their data, or to be forgotten, by letter, by phone or at a shop: the law counts from the day that it came. A request loses its member
-- once they are forgotten.
create table data_requests (
  request_id uuid primary key,
  user_id uuid references users,
  kind text not null check (kind in ('export', 'delete')),
  channel text not null,
  received_on date not null,
  due_on date not null,
  noted_by uuid not null references staff,
  noted_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('done', 'closed')),
  -- Null for a member who did it themselves in the app.
  ended_by uuid references staff,
  check ((ended_at is null) = (outcome is null))
);
create index data_requests_waiting on data_requests (due_on) where ended_at is null;
create index data_requests_of_member on data_requests (user_id) where user_id is not null;
create index data_requests_noted on data_requests (noted_at);
