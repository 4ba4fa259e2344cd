-- What members have drawn: one prize a day (Asia/Shanghai), whatever happens.
create table game_draws (
  user_id uuid not null references users,
  day date not null,
  brand smallint not null,
  prize_id text not null,
  voucher_code text,
  drawn_at timestamptz not null,
  primary key (user_id, day)
);

-- How many of a prize were given on a day; of one with an end, never more than its end.
create table game_given (
  brand smallint not null,
  day date not null,
  prize_id text not null,
  given int not null,
  primary key (brand, day, prize_id)
);
