-- Where the browser of a guest's device takes news of orders, and the keys that it opens them with. A browser belongs to whoever used it last.
create table push_subscriptions (
  user_id uuid not null references users,
  device_id uuid not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language smallint not null,
  made_at timestamptz not null,
  primary key (user_id, device_id)
);

-- A step of an order on its way to a browser.
create table push_messages (
  user_id uuid not null,
  device_id uuid not null,
  order_id uuid not null,
  seq int not null,
  try_at timestamptz not null,
  tries int not null default 0,
  primary key (order_id, seq, user_id, device_id),
  foreign key (order_id, seq) references order_events on delete cascade,
  foreign key (user_id, device_id) references push_subscriptions on delete cascade
);
create index push_messages_due on push_messages (try_at);
create index push_messages_of_browser on push_messages (user_id, device_id);

-- Many statements move orders on, and all of them write the step down: here it goes out too, in the same transaction, so that no step is lost and none
-- goes out twice. What is worth telling the rules decide when it is sent (docs/decisions/023-notifications.md).
create function send_order_news() returns trigger language plpgsql as $$
begin
  insert into push_messages (user_id, device_id, order_id, seq, try_at)
  select s.user_id, s.device_id, new.order_id, new.seq, new.at from orders o join push_subscriptions s using (user_id)
  where o.order_id = new.order_id on conflict do nothing;
  return null;
end $$;
create trigger order_news after insert on order_events for each row
  when (new.state not in ('paymentPending', 'placed', 'preparing') and new.actor <> 'guest') execute function send_order_news();
