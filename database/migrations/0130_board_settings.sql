-- What holds on every screen of a community.
create table board_setting (
  community_id uuid not null references community (id),
  section text not null check (section in ('screens')),
  version integer not null default 1 check (version > 0),
  chosen jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, section)
);
call tenant_table('board_setting');
revoke delete on board_setting from :app, :door;
