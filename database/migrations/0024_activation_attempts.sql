-- `address` is the network of a try (a /64 of IPv6 is one household's line), `wide` the larger one around it; `phone` is a
-- digest of the barcode that tried.
alter table activation_attempt
  add column wide text not null default '',
  add column phone text not null default '';
create index activation_attempt_wide on activation_attempt (wide, at);
create index activation_attempt_phone on activation_attempt (phone, at);
