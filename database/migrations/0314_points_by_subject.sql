-- What is paid by points is known by what it is and its id: an order of food and one of a group buy may have the same.
alter table point_entry add column subject_kind text check (subject_kind in ('foodOrder', 'proxyOrder', 'facilityBooking'));
alter table point_entry disable trigger point_entry_stays;
update point_entry e set subject_kind = case
    when exists (select from food_order o where o.community_id = e.community_id and o.id = e.subject_id) then 'foodOrder'
    when exists (select from proxy_order o where o.community_id = e.community_id and o.id = e.subject_id) then 'proxyOrder'
    when exists (select from facility_booking b where b.community_id = e.community_id and b.id = e.subject_id) then 'facilityBooking'
  end
where e.kind in ('spent', 'returned') and e.subject_id is not null;
alter table point_entry enable trigger point_entry_stays;
drop index point_entry_subject;
create unique index point_entry_subject on point_entry (community_id, subject_id, subject_kind, kind, purse)
  where kind in ('spent', 'returned');

-- Who got what was given away, and what a household gave away in a month.
create index point_entry_received on point_entry (community_id, subject_id) where kind = 'transferredIn';
create index point_entry_sent on point_entry (community_id, household_id, at) where kind = 'transferredOut';

-- Which households a run of points was meant for, also those in which nobody lives; none: all, or of before that was kept.
alter table point_grant add column chosen uuid[] not null default '{}';
update point_grant g set chosen = array(
  select distinct e.household_id from point_entry e
  where e.community_id = g.community_id and e.subject_id = g.id and e.kind = 'granted')
where g.to_all is not true;
