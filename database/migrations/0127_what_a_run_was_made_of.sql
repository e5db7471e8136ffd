-- The digest of the bills that a run was made of; '' where it was drawn from the rates. The same id with other bills is another run.
alter table billing_run add column bills_digest text not null default '';
