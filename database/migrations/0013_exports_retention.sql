create table export (
  community_id uuid not null references community (id),
  id uuid not null,
  kind text not null,
  title text not null,
  query jsonb not null,
  words text not null default '',
  is_masked boolean not null default true,
  reason text not null default '',
  state text not null default 'created'
    check (state in ('created', 'pending', 'inprogress', 'completed', 'failed', 'cancelled')),
  row_count integer not null default 0,
  total integer not null default 0,
  bytes bigint not null default 0,
  failure text not null default '',
  -- '' before there is a file and after it was removed.
  file_path text not null default '',
  account_id uuid not null,
  account_name text not null,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  expires_at timestamptz,
  -- Which try this is, and when its worker was last heard of: a worker that was taken for dead writes no more.
  attempt smallint not null default 0,
  beat_at timestamptz,
  primary key (community_id, id),
  check (is_masked or reason <> '')
);
call tenant_table('export');
create unique index export_under_way on export (community_id, account_id, kind)
  where state in ('created', 'pending', 'inprogress');
create index export_created on export (community_id, created_at desc);
create index export_silent on export (beat_at) where state in ('created', 'pending', 'inprogress');
create index export_expires on export (expires_at) where file_path <> '';

-- How many days a community keeps something, where it decided otherwise than the program's default.
create table retention_setting (
  community_id uuid not null references community (id),
  name text not null,
  days integer not null check (days > 0),
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, name)
);
call tenant_table('retention_setting');

-- The nightly job's last run; an unfinished one is gone on with.
create table retention_run (
  community_id uuid not null references community (id),
  name text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  forgotten integer not null default 0,
  primary key (community_id, name)
);
call tenant_table('retention_run');

-- Records whose personal data was forgotten keep their counts, dates and household. An in-person package then has no recipient.
alter table package
  add column forgotten_at timestamptz,
  drop constraint package_check2,
  add constraint package_in_person check (not in_person_only or recipient_id is not null or forgotten_at is not null),
  add check (forgotten_at is null or state <> 'waiting');
grant update (forgotten_at) on package to :door;
create index package_to_forget on package (community_id, (coalesce(handed_over_at, voided_at, returned_at)))
  where forgotten_at is null and coalesce(handed_over_at, voided_at, returned_at) is not null;
create index package_with_photo on package (community_id, (coalesce(handed_over_at, voided_at, returned_at)))
  where photo_path <> '' and coalesce(handed_over_at, voided_at, returned_at) is not null;
create index package_hand_over_to_forget on package_hand_over (community_id, at)
  where receive_code <> '' or note <> '' or file_name <> '';
create index package_hand_over_with_photo on package_hand_over (community_id, at)
  where signature_path <> '' or photo_path <> '';

alter table deposit
  add column forgotten_at timestamptz,
  add check (forgotten_at is null or handed_over_at is not null or voided_at is not null);
create index deposit_to_forget on deposit (community_id, (coalesce(handed_over_at, voided_at)))
  where forgotten_at is null and coalesce(handed_over_at, voided_at) is not null;
create index deposit_with_photo on deposit (community_id, (coalesce(handed_over_at, voided_at)))
  where photo_path <> '' and coalesce(handed_over_at, voided_at) is not null;
create index deposit_hand_over_to_forget on deposit_hand_over (community_id, at)
  where receive_code <> '' or note <> '' or file_name <> '';
create index deposit_hand_over_with_photo on deposit_hand_over (community_id, at)
  where signature_path <> '' or photo_path <> '';
grant update (receive_code, note, file_name, signature_path, photo_path) on deposit_hand_over to :door;
grant update (changes, reason) on deposit_change to :door;

alter table courier_item
  add column forgotten_at timestamptz,
  add check (forgotten_at is null or state <> 'waiting');
create index courier_item_to_forget on courier_item (community_id, (coalesce(handed_over_at, voided_at)))
  where forgotten_at is null and coalesce(handed_over_at, voided_at) is not null;
create index courier_item_with_photo on courier_item (community_id, (coalesce(handed_over_at, voided_at)))
  where photo_path <> '' and coalesce(handed_over_at, voided_at) is not null;
create index courier_hand_over_with_signature on courier_hand_over (community_id, at) where signature_path <> '';
create index courier_hand_over_to_forget on courier_hand_over (community_id, at) where courier_person <> '' or note <> '';

-- How many records name a file: the last one that lets go of it gives it free for removal.
alter table uploaded_file add column claims integer not null default 0 check (claims >= 0);
update uploaded_file f set claims = greatest(1,
  (select count(*) from package p where p.community_id = f.community_id and p.photo_path = f.path)
  + (select count(*) from package_hand_over h where h.community_id = f.community_id and f.path in (h.signature_path, h.photo_path))
  + (select count(*) from deposit_hand_over h where h.community_id = f.community_id and f.path in (h.signature_path, h.photo_path)))
where claimed_at is not null;

-- The audit is only ever added to, and its old end forgotten: never anything younger than a year.
revoke update, delete on audit from :door;
create index audit_at on audit (community_id, at);
create function forget_audit(older_than timestamptz, most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare gone integer;
begin
  if older_than > now() - interval '1 year' then
    raise exception 'the audit is kept for a year at least';
  end if;
  delete from audit where community_id = lobby_community() and id in (
    select id from audit where community_id = lobby_community() and at < older_than order by at limit most);
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke all on function forget_audit from public;
grant execute on function forget_audit to :door;
