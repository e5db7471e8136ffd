-- What is said of a booking goes out only while the booking is what it says: an offer that lapsed overnight is told to nobody.
alter table facility_notice add column holds_while text check (holds_while in ('waiting', 'offered', 'booked'));
