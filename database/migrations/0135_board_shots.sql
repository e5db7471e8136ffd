-- What a screen showed when somebody asked to see it: one picture for each screen.
create table board_shot (
  community_id uuid not null references community (id),
  device_id uuid not null,
  asked_at timestamptz not null,
  asked_by_name text not null,
  -- Null: the screen has not answered yet.
  at timestamptz,
  picture text not null default '' check (length(picture) <= 400000),
  primary key (community_id, device_id),
  foreign key (community_id, device_id) references board_device (community_id, id)
);
call tenant_table('board_shot');
