-- Cards and the tracking phone of people with a manager account, per community.

create table manager_device (
  community_id uuid not null references community (id),
  id uuid not null,
  account_id uuid not null references account (id),
  kind text not null check (kind in ('card', 'phone')),
  -- A card's canonical UID, a phone's barcode.
  code text not null,
  readings text[] not null,
  name text not null,
  added_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (community_id, id)
);
call tenant_table('manager_device');
create index manager_device_account on manager_device (community_id, account_id) where removed_at is null;
create unique index manager_device_code on manager_device (community_id, kind, code) where removed_at is null;
-- One phone tracks one account.
create unique index manager_device_phone on manager_device (community_id, account_id)
  where kind = 'phone' and removed_at is null;
