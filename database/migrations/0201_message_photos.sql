-- Photos that a household sent with a message by its link.
create table message_photo (
  community_id uuid not null references community (id),
  id uuid not null,
  message_id uuid not null,
  path text not null,
  at timestamptz not null default now(),
  primary key (community_id, id),
  foreign key (community_id, message_id) references resident_message (community_id, id)
);
call tenant_table('message_photo');
create index message_photo_of on message_photo (community_id, message_id, at);
