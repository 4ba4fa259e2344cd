-- A payment whose time was over may still have been approved at the last moment: it is read a while longer, so many times and then no more.
drop index payments_to_read;
create index payments_to_read on payments (try_at)
  where state in ('asking', 'open') or (state = 'failed' and reason = 'expired' and tries < 20);
