-- The PINs by which the chain's people sign in at their shop's tablets.
create table staff_pins (
  staff_id uuid primary key references staff,
  pin_hash text not null,
  set_at timestamptz not null
);

-- A session that was opened at a tablet is over once the tablet's key is gone, in whatever way.
alter table staff_sessions add column tablet_id uuid references shop_keys (tablet_id) on delete cascade;
create index staff_sessions_tablet on staff_sessions (tablet_id) where tablet_id is not null;
