-- An order is placed whatever becomes of its news: a fault of the outbox is a warning, and a lock is waited for no longer than this. The look at the endpoints
-- is inside, too: a lock on them would fail the order otherwise. The trigger's gate spares chains without endpoints all of it.
create or replace function send_order_webhooks() returns trigger language plpgsql set lock_timeout = '200ms' as $$
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
