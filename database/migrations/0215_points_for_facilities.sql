-- A facility costs money, or points of its household, which come and go by themselves.
alter table facility add column price_in text not null default 'money' check (price_in in ('money', 'points'));
alter table facility_booking add column price_in text not null default 'money' check (price_in in ('money', 'points'));
alter table facility_payment drop constraint facility_payment_kind_check;
alter table facility_payment add constraint facility_payment_kind_check
  check (kind in ('fee', 'refund', 'depositIn', 'depositOut', 'depositKept', 'pointsIn', 'pointsOut'));
