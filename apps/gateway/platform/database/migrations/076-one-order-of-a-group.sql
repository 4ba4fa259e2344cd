-- concurrently: one order at most of a group order stands or waits for its money; cancelled ones leave it free to be ordered again. Where an older gateway has tied two in the
-- seconds since the step before, this one fails and says which: that step's statement, run once more by hand, mends it.
create unique index concurrently if not exists orders_of_group on orders (group_id) where group_id is not null and state <> 'cancelled';
