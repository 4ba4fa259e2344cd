-- What a guest was said to have back may come back to us for some weeks: it is read again, a day later and then every week, and then no more.
update refunds set try_at = 'infinity' where state in ('refunded', 'manual');
drop index refunds_to_do;
create index refunds_to_do on refunds (try_at) where state in ('arranged', 'processing', 'failed', 'refunded');
