-- What a desk types finds deposits by any fragment. Row security keeps LIKE from indexes, so the fragment is looked for in
-- one column that an index carries: the scan of a long past reads the index alone.
alter table deposit add column search text not null generated always as (
  lower(recipient_name || ' ' || payer_name || ' ' || note || ' ' || shelf_position)) stored;
drop index deposit_arrived;
create index deposit_arrived on deposit (community_id, arrived_at desc, id desc)
  include (search, household_id, payer_household_id, serial_number);
drop index deposit_cash;
create index deposit_kind_arrived on deposit (community_id, kind_detail, arrived_at desc, id desc);
create index deposit_cash_waiting on deposit (community_id, id)
  where kind_detail = 8 and handed_over_at is null and voided_at is null;
create index cash_line_kind on cash_line (community_id, kind, at desc, id desc);
