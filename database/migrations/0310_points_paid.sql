-- Whether a run of points was meant for all households: the same id for some and for all is not the same run. Null: of before.
alter table point_grant add column to_all boolean;
-- What came by transfer is reckoned beside the cash when it leaves the desk.
drop index point_receipt_held;
create index point_receipt_open on point_receipt (community_id) where settled_at is null;
