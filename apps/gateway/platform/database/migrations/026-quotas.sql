-- How much of each quota is used up, for all processes together, under a hash of which it is and whose.
create table quotas (
  quota bytea primary key,
  used int not null,
  ends_at timestamptz not null
);
