-- Who made a link: it opens nothing once that person may act here no more. Null: the program itself.
alter table supplier_pass add column made_by uuid;

-- Every sending of a link, also one that somebody asked for, and what became of it.
alter table supplier_told
  add column id uuid not null default gen_random_uuid(),
  -- Who asked for it; '': it went by itself, once a day.
  add column asked_by_name text not null default '',
  add column asked_by uuid,
  -- When it was taken by the channel, or failed for good; null: it is on its way.
  add column settled_at timestamptz;
update supplier_told set settled_at = at;
alter table supplier_told drop constraint supplier_told_pkey, drop constraint supplier_told_way_check;
alter table supplier_told add primary key (community_id, id), alter column id drop default,
  -- '': there was nobody to tell.
  add check (way in ('', 'sms', 'mail'));
create unique index supplier_told_day on supplier_told (community_id, supplier_id, day) where asked_by_name = '';
create index supplier_told_of on supplier_told (community_id, supplier_id, at desc);
create index supplier_told_age on supplier_told (at);
