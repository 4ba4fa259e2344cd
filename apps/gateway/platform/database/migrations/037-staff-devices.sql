-- The devices on which somebody of the staff has ever been signed in: a wrong password there counts apart from those of strangers.
create table staff_devices (
  staff_id uuid not null references staff,
  device_id uuid not null,
  primary key (staff_id, device_id)
);
insert into staff_devices select distinct staff_id, device_id from staff_sessions;
