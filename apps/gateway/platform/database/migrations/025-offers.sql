-- Where the guest of a browser orders: they are told of that region's offers.
alter table push_subscriptions add column brand smallint not null default 31;

-- Which offers a member was told of on a device. It outlives the subscription: whoever switches notifications off and on is not told again.
create table offers_told (
  user_id uuid not null references users,
  device_id uuid not null,
  information_id text not null,
  told_at timestamptz not null,
  primary key (user_id, device_id, information_id)
);
