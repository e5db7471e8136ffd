-- Rules of a community, each in versions: what holds, since when, what changed and who decided it.
create table rule (
  community_id uuid not null references community (id),
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  category text not null,
  added_at timestamptz not null,
  added_by_name text not null,
  deleted_at timestamptz,
  primary key (community_id, id)
);
call tenant_table('rule');
create index rule_title on rule (community_id, title) where deleted_at is null;
revoke delete on rule from :app, :door;

create table rule_version (
  community_id uuid not null references community (id),
  rule_id uuid not null,
  id uuid not null,
  nth integer not null check (nth > 0),
  content jsonb not null,
  -- What is different from the version before, in words.
  changed text not null,
  decided_by text not null check (decided_by in ('assembly', 'committee', 'management')),
  -- Which meeting: 第 12 屆區分所有權人會議.
  meeting text not null,
  decided_on date not null,
  in_force_on date not null,
  written_at timestamptz not null,
  written_by_name text not null,
  primary key (community_id, id),
  unique (community_id, rule_id, nth),
  foreign key (community_id, rule_id) references rule (community_id, id),
  check (in_force_on >= decided_on)
);
call tenant_table('rule_version');
revoke update, delete on rule_version from :app, :door;
