-- Which kind of browser a key is of: few are live of each.
alter table duty_key add column device text not null default '' check (length(device) <= 200);

alter table duty_clock_entry
  -- Of which company it was chosen; null: of before, or nobody's of this community.
  add column company_id uuid,
  drop constraint duty_clock_entry_way_check,
  -- correction: no press stands behind it, but two people.
  add constraint duty_clock_entry_way_check check (way in ('account', 'card', 'code', 'pin', 'desk', 'correction'));
create index duty_clock_entry_account on duty_clock_entry (account_id) where kind = 'own';
create index duty_clock_entry_hints on duty_clock_entry (community_id, clocked_in_at) where place <> '' or photo <> '';

-- A correction of no line yet: who was on duty, for whom and as what; approved, its line is made.
alter table duty_clock_correction
  alter column entry_id drop not null,
  add column account_id uuid,
  add column person_name text not null default '' check (length(person_name) <= 40),
  add column company_id uuid,
  add column company_name text not null default '' check (length(company_name) <= 40),
  add column job_title text not null default '' check (length(job_title) <= 20),
  add column shift_name text not null default '' check (length(shift_name) <= 20),
  add column shift_from text not null default '',
  add column shift_until text not null default '',
  add check (entry_id is not null or (account_id is not null and person_name <> '' and company_name <> '' and is_approved is distinct from true)),
  add check (decided_by is null or decided_by is distinct from account_id);

-- Whether a person is on duty in these times on another line, in whichever community: no hour is paid twice. What is written of the
-- person waits for whoever else writes of them, in another community as well.
create function duty_clock_overlaps(person uuid, entry uuid, since timestamptz, until timestamptz, oldest timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('duty clock ' || person, 0));
  return exists (
    select from duty_clock_entry o
    where o.account_id = person and o.kind = 'own' and (o.community_id <> lobby_community() or o.id is distinct from entry)
      and coalesce(o.corrected_in_at, o.clocked_in_at) < duty_clock_overlaps.until
      and coalesce(o.corrected_out_at, o.clocked_out_at,
        case when o.forgotten_at is null and o.clocked_in_at > oldest then 'infinity'::timestamptz else o.clocked_in_at end) > since);
end $$;
