-- Months are named of plans that are due every month, and of no others: a plan of weeks or of several months that named some was
-- due monthly in these, and says so now.
update maintenance_plan set unit = 'month', every = 1 where cardinality(months) > 0 and (unit <> 'month' or every <> 1);
alter table maintenance_plan add check (cardinality(months) = 0 or (unit = 'month' and every = 1));
