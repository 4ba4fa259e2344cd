-- What goes wrong on the way to an account is counted as every other quota.
drop table failures;
