-- An order is kept without its guest once it has been over for long enough (docs/decisions/072): the column says which already are.
alter table orders add guest_erased boolean not null default false;
