-- What guests say of their orders once they have them. Reports read ratings by day, shop and dish without looking at their orders.
create table order_ratings (
  order_id uuid primary key references orders,
  brand smallint not null,
  store_id text not null,
  pids text[] not null,
  rated_at timestamptz not null,
  food smallint check (food between 1 and 5),
  food_at timestamptz check ((food_at is null) = (food is null)),
  delivery smallint check (delivery between 1 and 5),
  delivery_at timestamptz check ((delivery_at is null) = (delivery is null)),
  word text check (word <> ''),
  check (num_nonnulls(food, delivery) > 0)
);
create index order_ratings_of_brand on order_ratings (brand, rated_at, order_id);
