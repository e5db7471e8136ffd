-- The news that told residents of a version of a rule: all that is ever written of a version that stands.
alter table rule_version add column news_id uuid;
grant update (news_id) on rule_version to :app;
