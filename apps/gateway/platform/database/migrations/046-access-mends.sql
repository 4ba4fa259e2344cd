-- Whoever has paired a tablet: what they paired on their last day goes with them.
alter table shop_keys add column paired_by uuid references staff;
create index shop_keys_paired_by on shop_keys (paired_by) where paired_by is not null;

-- Whether anybody of the staff was in on a device is asked before each of their ways in.
create index staff_devices_device on staff_devices (device_id);

-- The demo's people have their tokens and no other way in, and none where the chain is somebody's own.
delete from staff_passkeys where staff_id in (select staff_id from staff where account like '%@demo.harbour.example');
delete from staff_invitations where staff_id in (select staff_id from staff where account like '%@demo.harbour.example');
update staff set password_hash = null, active = active and exists (select from demo_chain) where account like '%@demo.harbour.example';
