-- What a community decided about its parcel desk. A section without a row is as the program's defaults say.
create table package_setting (
  community_id uuid not null references community (id),
  section text not null check (section in ('reminders', 'receiving', 'label')),
  version integer not null default 1 check (version > 0),
  chosen jsonb not null check (jsonb_typeof(chosen) = 'object'),
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, section)
);
call tenant_table('package_setting');

insert into package_setting (community_id, section, chosen, changed_by_name)
select id, 'receiving', '{"signature":"off"}', '' from community where not signature_allowed;
alter table community drop column signature_allowed;

-- Packages refer to these, so nothing is deleted: what is retired keeps its row and is offered no more.
alter table package_kind
  add column is_accepted boolean not null default true,
  add column reminder_days integer[],
  add column version integer not null default 1,
  add column disabled_at timestamptz,
  drop constraint package_kind_community_id_name_key;
create unique index package_kind_live on package_kind (community_id, name) where disabled_at is null;

alter table courier
  add column version integer not null default 1,
  add column disabled_at timestamptz,
  drop constraint courier_community_id_name_key;
create unique index courier_live on courier (community_id, name) where disabled_at is null;

alter table shelf_position
  add column capacity integer check (capacity > 0),
  add column version integer not null default 1,
  add column disabled_at timestamptz,
  drop constraint shelf_position_community_id_name_key;
create unique index shelf_position_live on shelf_position (community_id, name) where disabled_at is null;
