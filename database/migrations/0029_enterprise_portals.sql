-- Portals of property companies whose signed tickets sign people in to a community.
create table enterprise_portal (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null,
  public_key text not null,
  role text not null check (role in ('manager', 'desk', 'committee')),
  made_at timestamptz not null default now(),
  made_by_name text not null,
  closed_at timestamptz,
  closed_by_name text not null default '',
  primary key (community_id, id)
);
call tenant_table('enterprise_portal');
-- A ticket names its portal alone.
create index enterprise_portal_of_any on enterprise_portal (id);
revoke delete on enterprise_portal from :app;

-- Tickets that were used; kept until they would have ended.
create table enterprise_ticket (
  digest bytea primary key,
  expires_at timestamptz not null
);
call shared_table('enterprise_ticket');

alter table account
  add column portal_id uuid,
  add column portal_subject text not null default '';
create unique index account_of_portal on account (portal_id, portal_subject) where portal_id is not null;
