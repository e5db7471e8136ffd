-- Telephones of the desk in browsers: each an account of its own at the exchange for a short time, beside the devices of its guard post.
create table intercom_desk_phone (
  community_id uuid not null references community (id),
  -- By the browser's page, which keeps it when it is loaded anew.
  id uuid not null,
  sentry_id uuid not null,
  -- The session in which it was switched on: it ends with it.
  session_id uuid not null,
  -- The places of a guard post for browsers are ten.
  slot integer not null check (slot between 1 and 10),
  sip_name text not null check (sip_name ~ '^w[a-z0-9]{5,23}$'),
  -- What its password comes to (RFC 2617, HA1), sealed.
  sealed_digest bytea not null,
  made_at timestamptz not null default now(),
  -- Until when it lives unless it is renewed.
  ends_at timestamptz not null,
  -- Until when it can be reached as it said; null: it did not register, or signed out.
  reachable_until timestamptz,
  ended_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, sentry_id) references intercom_sentry (community_id, id)
);
call tenant_table('intercom_desk_phone');
create unique index intercom_desk_phone_account on intercom_desk_phone (community_id, sip_name);
create unique index intercom_desk_phone_place on intercom_desk_phone (community_id, sentry_id, slot) where ended_at is null;
create index intercom_desk_phone_ends on intercom_desk_phone (community_id, ends_at);
