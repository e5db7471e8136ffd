-- The first booking of a series belongs to it as the others do.
update facility_booking b set series_id = b.id
where b.series_id is null
  and exists (select from facility_booking o where o.community_id = b.community_id and o.series_id = b.id);
create index facility_booking_series on facility_booking (community_id, series_id) where series_id is not null;
