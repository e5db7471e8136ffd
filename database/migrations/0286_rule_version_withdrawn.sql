-- The newest version of a rule is withdrawn with a reason; it stays for the record.
alter table rule_version
  add column withdrawn_at timestamptz,
  add column withdrawn_by_name text not null default '',
  add column withdraw_reason text not null default '';
grant update (withdrawn_at, withdrawn_by_name, withdraw_reason) on rule_version to :app;
