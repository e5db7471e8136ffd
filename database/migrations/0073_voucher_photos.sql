-- The receipt or invoice that a voucher is of.
alter table voucher add column photo_path text not null default '';
