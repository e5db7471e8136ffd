-- The history of a household is only added to; names in it are forgotten after a time, by the nightly job alone.
revoke update, delete on household_change from :door;
grant update (reason, changes) on household_change to :door;
