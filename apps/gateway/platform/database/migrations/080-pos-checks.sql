-- The shops whose tills are a POS, as the settings name them: written when a gateway starts that has them. One process at a time posts the checks of a shop,
-- `busy_until` then at most.
create table pos_shops (
  store_id text primary key,
  location text not null,
  revenue_center int not null,
  busy_until timestamptz not null default 'epoch'
);

-- The check of an order in its shop's POS: one an order. It is posted from `due`; `differs` where the POS says another total, `refused` where it said no, of a check that is
-- there (`check_ref`) to its voiding. `asked_at`: when it was last posted, null while it never was. `total` in cents, as the POS has it.
create table pos_checks (
  order_id uuid primary key references orders,
  store_id text not null,
  state text not null check (state in ('due', 'posted', 'differs', 'refused', 'voidDue', 'voided')),
  check_ref text,
  check_number bigint,
  total bigint,
  problem text,
  due_at timestamptz not null,
  asked_at timestamptz,
  tries int not null default 0,
  try_at timestamptz,
  ended_at timestamptz,
  check ((try_at is null) = (state in ('posted', 'differs', 'refused', 'voided'))),
  check ((ended_at is null) = (state <> 'voided'))
);
create index pos_checks_due on pos_checks (store_id, try_at) where try_at is not null;
create index pos_checks_refused on pos_checks (due_at) where state in ('refused', 'differs');

-- Has a value once there has ever been a shop with a POS, and keeps it: until then an order costs no more than a look at this.
create sequence pos_gate;

-- Many statements begin and cancel orders, and all of them write the step down: as 043 does for webhooks. The kitchen begins with an order: its check is due. It is cancelled:
-- a check that was never posted ends, one that is or may be there is voided. An order goes on whatever becomes of its check: a fault is a warning, and a lock is
-- waited for no longer than this.
create function write_pos_check() returns trigger language plpgsql set lock_timeout = '200ms' as $$
begin
  if new.state = 'preparing' then
    insert into pos_checks (order_id, store_id, state, due_at, try_at)
    select o.order_id, o.store_id, 'due', new.at, new.at from orders o join pos_shops using (store_id) where o.order_id = new.order_id
    on conflict do nothing;
  else
    update pos_checks set
      state = case when asked_at is null or (state = 'refused' and check_ref is null) then 'voided' else 'voidDue' end,
      try_at = case when asked_at is null or (state = 'refused' and check_ref is null) then null else new.at end,
      ended_at = case when asked_at is null or (state = 'refused' and check_ref is null) then new.at end,
      tries = 0, problem = null
    where order_id = new.order_id and state in ('due', 'posted', 'differs', 'refused');
  end if;
  if found then perform pg_notify('outgoing', 'posting checks'); end if;
  return null;
exception when others then
  raise warning 'the check of an order is not written: %', sqlerrm;
  return null;
end $$;
create trigger order_pos_check after insert on order_events for each row
  when (pg_sequence_last_value('pos_gate'::regclass) is not null and new.state in ('preparing', 'cancelled'))
  execute function write_pos_check();
