-- A rule of virtual accounts says which accounts residents are told to pay to, so it takes a second person as the beneficiary
-- account does: one applies, another one approves, and until then the rule before holds.

alter table account_rule
  add column decision text check (decision in ('approved', 'refused', 'withdrawn')),
  add column decided_at timestamptz,
  -- Nobody where the rule is older than this.
  add column decided_by uuid,
  add column decided_by_name text not null default '',
  add column reason text not null default '';
update account_rule set decision = 'approved', decided_at = made_at;
alter table account_rule
  add check ((decision is null) = (decided_at is null)),
  add check (decided_by is null or decision = 'withdrawn' or decided_by <> made_by),
  add check (decision is distinct from 'refused' or reason <> '');

drop index account_rule_newest;
create unique index account_rule_pending on account_rule (community_id, provider) where decision is null;
create index account_rule_decided on account_rule (community_id, provider, decided_at desc);
grant update (decision, decided_at, decided_by, decided_by_name, reason) on account_rule to :app, :door;
