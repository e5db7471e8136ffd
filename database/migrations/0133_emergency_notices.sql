-- What takes screens over, and which of them said that they show it.
create table emergency_notice (
  community_id uuid not null references community (id),
  id uuid not null,
  template text not null,
  title text not null check (length(title) between 1 and 20),
  content text not null check (length(content) <= 120),
  published_at timestamptz not null,
  published_by uuid not null,
  published_by_name text not null,
  expires_at timestamptz not null check (expires_at > published_at),
  row_version integer not null default 1 check (row_version > 0),
  ended_at timestamptz,
  ended_by_name text,
  deleted_at timestamptz,
  deleted_by_name text,
  primary key (community_id, id)
);
call tenant_table('emergency_notice');
create index emergency_notice_at on emergency_notice (community_id, published_at desc, id);
revoke delete on emergency_notice from :app, :door;

create table emergency_target (
  community_id uuid not null references community (id),
  notice_id uuid not null,
  device_id uuid not null,
  -- By the screen's own clock, set right by what it knows of ours.
  shown_at timestamptz,
  told_at timestamptz,
  shown_hash text not null default '',
  primary key (community_id, notice_id, device_id),
  foreign key (community_id, notice_id) references emergency_notice,
  foreign key (community_id, device_id) references board_device
);
call tenant_table('emergency_target');
revoke delete on emergency_target from :app, :door;
