-- For which end of a paper it was told that it comes near.
alter table asset_attachment add column told_for date;
