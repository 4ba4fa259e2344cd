-- SMS and emails on their way. A row is written in the transaction of what the message belongs to, and removed once it has left, is wanted no more, or its guest
-- has asked to be forgotten. One that is silent goes to nobody: it takes what the others take, so that nothing tells them apart.
create table outgoing_messages (
  message_id uuid primary key,
  user_id uuid,
  channel text not null check (channel in ('sms', 'email')),
  target text not null,
  subject text,
  body text not null,
  silent boolean not null,
  until timestamptz not null,
  try_at timestamptz not null,
  tries int not null default 0
);
create index outgoing_messages_due on outgoing_messages (try_at);
create index outgoing_messages_of_user on outgoing_messages (user_id);
create index outgoing_messages_to on outgoing_messages (target);

-- The systems of others that are told what happens: which events, of which brand (all of them: null), signed with which secret, and until when with the one
-- before, too. One process at a time delivers to each, `busy_until` then at most.
create table webhook_endpoints (
  endpoint_id uuid primary key,
  url text not null,
  description text not null,
  events text[] not null,
  brand smallint,
  state text not null check (state in ('on', 'off', 'dead')),
  secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  failing_since timestamptz,
  busy_until timestamptz not null default 'epoch',
  created_at timestamptz not null
);
create unique index webhook_endpoints_once on webhook_endpoints (url, coalesce(brand, 0));

-- What happened, as each endpoint is told of it: amounts in cents, and nothing of a guest. Those of one subject are delivered one after the other. No
-- reference to the endpoint: every order would lock its row.
create table webhook_deliveries (
  delivery_no bigint generated always as identity primary key,
  delivery_id uuid not null unique default gen_random_uuid(),
  endpoint_id uuid not null,
  event_id uuid not null,
  event text not null,
  subject text not null,
  at timestamptz not null,
  data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  try_at timestamptz not null default 'epoch',
  status_code int,
  answer text
);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, try_at) where state = 'waiting';
create index webhook_deliveries_in_order on webhook_deliveries (endpoint_id, subject, delivery_no) where state = 'waiting';
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, delivery_no);
create index webhook_deliveries_at on webhook_deliveries using brin (at) with (autosummarize = on);

-- Writes an event for each endpoint that wants it, in the transaction of what it tells. One that is dead is told once it is on again.
create function write_webhook_event(of_event text, of_subject text, of_brand smallint, of_at timestamptz, of_data jsonb)
returns void language plpgsql as $$
declare
  id uuid := gen_random_uuid();
begin
  insert into webhook_deliveries (endpoint_id, event_id, event, subject, at, data)
  select e.endpoint_id, id, of_event, of_subject, of_at, of_data from webhook_endpoints e
  where e.state <> 'off' and of_event = any(e.events) and (e.brand is null or of_brand is null or e.brand = of_brand);
  if found then perform pg_notify('outgoing', 'webhooks'); end if;
end $$;

-- Has a value once there has ever been an endpoint, and keeps it: until then an order costs no more than a look at this.
create sequence webhook_gate;

-- Many statements move orders on, and all of them write the step down: as 021 does for browsers. Without an endpoint nothing is written and nothing of the
-- order read. An order that no shop has heard of is nobody's news. An order is placed whatever becomes of its news: a fault is a warning, and a lock is waited for
-- no longer than this. The look at the endpoints is inside, too: a lock on them would fail the order otherwise.
create function send_order_webhooks() returns trigger language plpgsql set lock_timeout = '200ms' as $$
begin
  if exists (select from webhook_endpoints where state <> 'off') then
    perform write_webhook_event(
      case when new.reason = 'refunded' then 'order.refunded' else 'order.' || new.state end, o.order_id::text, o.brand, new.at,
      jsonb_build_object('orderId', o.order_id, 'orderNo', o.order_no, 'pickupNo', o.pickup_no, 'brand', o.brand, 'storeId', o.store_id,
        'orderType', o.order_type, 'state', new.state, 'seq', new.seq, 'by', new.actor, 'total', o.total, 'refunded', o.refunded,
        'lines', (
          select jsonb_agg(jsonb_build_object('pid', line -> 'pid', 'num', line -> 'num') order by nr)
          from jsonb_array_elements(o.lines) with ordinality as l (line, nr)
        )))
    from orders o where o.order_id = new.order_id and o.answer_by is not null;
  end if;
  return null;
exception when others then
  raise warning 'the webhooks of an order are not written: %', sqlerrm;
  return null;
end $$;
create trigger order_webhooks after insert on order_events for each row
  when (pg_sequence_last_value('webhook_gate'::regclass) is not null and (new.reason = 'refunded' or (
    new.state in ('placed', 'accepted', 'ready', 'completed', 'cancelled')
    and (new.reason is null or new.reason not in ('locker', 'refundArranged', 'refundProcessing', 'refundFailed', 'refundManual'))
  )))
  execute function send_order_webhooks();
