-- What people asked for under the Personal Data Protection Act (個資法 Art. 3, 11): that what is held of them is deleted.
create table personal_data_request (
  community_id uuid not null references community (id),
  id uuid not null,
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  reason text not null check (reason <> ''),
  -- Whom it is about, until it is done: nothing of the person stays here.
  subject jsonb,
  -- Of a resident: whose row it was.
  resident_id uuid,
  done_at timestamptz,
  refused_at timestamptz,
  -- Why it was refused.
  words text not null default '',
  -- [{Name, Title, Count, Stays}]: how much was deleted and how much had to stay.
  counts jsonb not null default '[]',
  primary key (community_id, id),
  foreign key (community_id, resident_id) references resident (community_id, id),
  check (num_nonnulls(done_at, refused_at) <= 1),
  check ((subject is null) = (done_at is not null or refused_at is not null))
);
call tenant_table('personal_data_request');
create index personal_data_request_at on personal_data_request (community_id, at desc, id desc);
revoke update, delete on personal_data_request from :app;

-- Signed lists: names, notes and numbers may be forgotten, nothing else of them changes. The digest is of the list as it was
-- signed, so that a printed one can still be told from another.
alter table shift_change
  add column signed_digest text not null default '',
  add column forgotten_at timestamptz;
update shift_change set signed_digest = encode(sha256(convert_to(items::text, 'UTF8')), 'hex');
create index shift_change_to_forget on shift_change (community_id, at) where forgotten_at is null;

create function without_people(items jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(i - '{Name,Note,TransportCode}'::text[] order by n), '[]')
  from jsonb_array_elements(items) with ordinality as one (i, n)
$$;

create function sign_shift_change() returns trigger language plpgsql as $$
begin
  new.signed_digest := encode(sha256(convert_to(new.items::text, 'UTF8')), 'hex');
  return new;
end $$;
create trigger sign_shift_change before insert on shift_change for each row execute function sign_shift_change();

create function refuse_other_shift_change() returns trigger language plpgsql as $$
begin
  if without_people(new.items) is distinct from without_people(old.items)
    or to_jsonb(new) - '{items,forgotten_at}'::text[] is distinct from to_jsonb(old) - '{items,forgotten_at}'::text[] then
    raise exception 'a signed list is never changed, only people on it are forgotten';
  end if;
  return new;
end $$;
create trigger refuse_other_shift_change before update on shift_change for each row execute function refuse_other_shift_change();
revoke update, delete on shift_change from :door;
grant update (items, forgotten_at) on shift_change to :door;
