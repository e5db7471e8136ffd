-- A household that became part of another keeps its meter, and is read, until the meter is taken off.
alter table gas_meter add column is_removed boolean not null default false;
