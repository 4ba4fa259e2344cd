-- The cash that riders collected, and that they handed in, by when: the day's end asks for both.
create index trip_stops_collected on trip_stops (at) where cash > 0;
create index trip_stops_handed_in on trip_stops (cash_taken_at) where cash > 0;
