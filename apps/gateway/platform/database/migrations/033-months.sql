-- The steps of orders and the bookings of their money are written once and kept for ever, in a table for each month in which their orders were placed: an order's id
-- begins with its time (UUID version 7). New rows fill young tables with small indexes, and a year that nobody asks for can be taken out in one piece.
lock table orders, payments, refunds, order_events, ledger, push_messages in access exclusive mode;

create function first_order_id(at timestamptz) returns uuid language sql immutable as
$$ select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid $$;

alter table push_messages drop constraint push_messages_order_id_seq_fkey;
drop trigger order_news on order_events;
alter table order_events rename to order_events_until_now;
alter table order_events_until_now rename constraint order_events_pkey to order_events_until_now_pkey;
create table order_events (like order_events_until_now including defaults) partition by range (order_id);
alter table order_events add primary key (order_id, seq), add foreign key (order_id) references orders;

alter table ledger alter line_id drop identity;
create sequence ledger_lines owned by ledger.line_id;
select setval('ledger_lines', coalesce((select max(line_id) from ledger), 0) + 1, false);
alter table ledger alter line_id set default nextval('ledger_lines');
alter table ledger drop constraint ledger_pkey;
alter table ledger rename to ledger_until_now;
alter table ledger_until_now add primary key (order_id, line_id);
alter index ledger_of_payment rename to ledger_until_now_of_payment;
alter index ledger_cash_once rename to ledger_until_now_cash_once;
alter index ledger_unplaced rename to ledger_until_now_unplaced;
alter index ledger_at rename to ledger_until_now_at;
create table ledger (like ledger_until_now including defaults) partition by range (order_id);
alter table ledger add primary key (order_id, line_id), add foreign key (order_id) references orders,
  add foreign key (payment_id) references payments, add foreign key (refund_id) references refunds;
create index ledger_of_payment on ledger (payment_id);
create unique index ledger_cash_once on ledger (order_id) where account = 'till';
create index ledger_unplaced on ledger (account, currency) include (amount) where account in ('quarantine', 'owed', 'office', 'kept');
create index ledger_at on ledger using brin (at) with (autosummarize = on);
alter sequence ledger_lines owned by ledger.line_id;

-- What belongs to no month that has been made, which should not be, is taken in all the same.
create table order_events_other partition of order_events default;
create table ledger_other partition of ledger default;

-- What there is goes up to the end of this month.
do $$
declare
  later text := quote_literal(first_order_id((date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC'));
begin
  execute 'with later as (delete from order_events_until_now where order_id >= ' || later || ' returning *) insert into order_events_other select * from later';
  execute 'with later as (delete from ledger_until_now where order_id >= ' || later || ' returning *) insert into ledger_other select * from later';
  execute 'alter table order_events attach partition order_events_until_now for values from (minvalue) to (' || later || ')';
  execute 'alter table ledger attach partition ledger_until_now for values from (minvalue) to (' || later || ')';
end $$;
alter table push_messages add foreign key (order_id, seq) references order_events on delete cascade;
create trigger order_news after insert on order_events for each row
  when (new.state not in ('paymentPending', 'placed', 'preparing') and new.actor <> 'guest') execute function send_order_news();

-- Makes one table of those of so many months after that of a moment, and takes into it what has come before it was there; 0 where there are all of them. Who
-- writes orders waits while it is made; it gives up itself where it would have to wait for them.
create function make_month(at timestamptz, ahead int) returns int language plpgsql set lock_timeout = '500ms' as $$
declare
  month timestamp;
  kept text;
  name text;
  least_id uuid;
  next_id uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('months of orders', 0));
  for month in select date_trunc('month', at at time zone 'UTC') + make_interval(months => n) from generate_series(1, ahead) n loop
    foreach kept in array array['order_events', 'ledger'] loop
      name := kept || to_char(month, '_YYYY_MM');
      continue when to_regclass(name) is not null;
      least_id := first_order_id(month at time zone 'UTC');
      next_id := first_order_id((month + interval '1 month') at time zone 'UTC');
      execute format('create table %I (like %I including defaults including constraints)', name, kept);
      execute format('with early as (delete from %I where order_id >= %L and order_id < %L returning *) insert into %I select * from early',
        kept || '_other', least_id, next_id, name);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', kept, name, least_id, next_id);
      return 1;
    end loop;
  end loop;
  return 0;
end $$;
select make_month(now(), 3) from generate_series(1, 6);
