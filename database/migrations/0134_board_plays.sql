-- Proof of play: how often and how long a screen showed something in an hour. A screen tells sums, so that telling again changes nothing.
create table board_play (
  community_id uuid not null references community (id),
  device_id uuid not null,
  hour timestamptz not null,
  board_id uuid not null,
  item text not null,
  plays integer not null check (plays >= 0),
  seconds integer not null check (seconds between 0 and 3600),
  primary key (community_id, device_id, hour, board_id, item),
  foreign key (community_id, device_id) references board_device
);
call tenant_table('board_play');
