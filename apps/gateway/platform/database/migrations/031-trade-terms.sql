-- The states of payments and holds are called as the trade calls them: creating (was asking: the other side may not know of it yet), captured (taken),
-- released (letGo), mismatched (strange); a hold that its vendor is to free is releasing (freeing). Whatever names an old state is made again.
-- Most payments there have ever been are written anew, which may take longer than a statement of an order may.
set local statement_timeout = 0;
alter table payments drop constraint payments_state_check;
drop index payments_live, payments_to_read, payments_strange;
update payments set
  state = case state when 'asking' then 'creating' when 'taken' then 'captured' when 'letGo' then 'released' when 'strange' then 'mismatched' else state end,
  booked = case booked when 'strange' then 'mismatched' else booked end
where state in ('asking', 'taken', 'letGo', 'strange') or booked = 'strange';
alter table payments add constraint payments_state_check
  check (state in ('creating', 'open', 'held', 'captured', 'failed', 'released', 'mismatched'));
create unique index payments_live on payments (order_id) where state in ('creating', 'open');
create index payments_to_read on payments (try_at)
  where state in ('creating', 'open') or (state = 'failed' and reason = 'expired' and tries < 20);
create index payments_mismatched on payments (begun_at) where state = 'mismatched';

alter table voucher_holds drop constraint voucher_holds_state_check;
drop index voucher_holds_ending;
update voucher_holds set state = case state when 'asking' then 'creating' else 'releasing' end where state in ('asking', 'freeing');
alter table voucher_holds add constraint voucher_holds_state_check
  check (state in ('creating', 'held', 'releasing', 'committed', 'reversing'));
create index voucher_holds_ending on voucher_holds (held_until) where state in ('creating', 'held');
