-- Who registered on the public form, with consent; deleted as a whole after the set days.
create table visitor_registration (
  community_id uuid not null references community (id),
  id uuid not null,
  at timestamptz not null default now(),
  name text not null check (name <> ''),
  phone text not null check (phone <> ''),
  people integer not null check (people between 1 and 99),
  -- Where they said they go: written by a stranger, so it is a text and no household.
  going_to text not null default '',
  consent_version integer not null,
  primary key (community_id, id)
);
call tenant_table('visitor_registration');
create index visitor_registration_at on visitor_registration (community_id, at desc, id desc);

-- Each wording of the consent that anybody was asked for.
create table visitor_consent (
  community_id uuid not null references community (id),
  version integer not null check (version > 0),
  words text not null check (words <> ''),
  at timestamptz not null default now(),
  made_by_name text not null,
  primary key (community_id, version)
);
call tenant_table('visitor_consent');
revoke update, delete on visitor_consent from :app;

-- Somebody stands at the door and says so: a notice at the desk until one of its tabs dismisses it.
create table visitor_announcement (
  community_id uuid not null references community (id),
  id uuid not null,
  at timestamptz not null default now(),
  name text not null,
  -- Either of a booked visitor, or of somebody who registered on the public form.
  visitor_id uuid,
  registration_id uuid,
  ended_at timestamptz,
  ended_how text check (ended_how in ('confirmed', 'dismissed', 'arrived', 'cancelled')),
  ended_by_name text not null default '',
  primary key (community_id, id),
  foreign key (community_id, visitor_id) references visitor (community_id, id),
  foreign key (community_id, registration_id) references visitor_registration (community_id, id) on delete cascade,
  check ((visitor_id is null) <> (registration_id is null)),
  check ((ended_at is null) = (ended_how is null))
);
call tenant_table('visitor_announcement');
create index visitor_announcement_open on visitor_announcement (community_id, at) where ended_at is null;
-- One notice for a visitor at a time.
create unique index visitor_announcement_visitor on visitor_announcement (community_id, visitor_id)
  where ended_at is null and visitor_id is not null;
create index visitor_announcement_registration on visitor_announcement (community_id, registration_id)
  where registration_id is not null;
