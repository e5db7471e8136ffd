-- Whom the desk calls when something happens to somebody who lives here: an emergency contact hangs on its person, goes
-- along when they move, and is forgotten with them.
create table emergency_contact (
  community_id uuid not null references community (id),
  id uuid not null,
  resident_id uuid not null,
  name text not null check (name <> ''),
  -- What they are to the person: 弟, 女兒; '' when nobody said.
  relation text not null default '',
  phone text not null check (phone <> ''),
  position smallint not null default 0,
  primary key (community_id, id),
  foreign key (community_id, resident_id) references resident (community_id, id)
);
call tenant_table('emergency_contact');
create index emergency_contact_resident on emergency_contact (community_id, resident_id, position);
