-- Whoever has paired a tablet: what they paired on their last day goes with them.
alter table shop_keys add column paired_by uuid references staff;
create index shop_keys_paired_by on shop_keys (paired_by) where paired_by is not null;

-- Whether anybody of the staff was in on a device is asked before each of their ways in.
create index staff_devices_device on staff_devices (device_id);
