-- A campaign whose coupon has left the catalogue stops before it tells anybody more.
alter table campaigns drop constraint campaigns_stop_reason_check;
alter table campaigns add constraint campaigns_stop_reason_check check (stop_reason in ('person', 'cost', 'coupon'));
