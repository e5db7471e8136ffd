-- What residents are told: notifications of their own, and those of news (kind), with who read them.
create table notification (
  community_id uuid not null references community (id),
  id uuid not null,
  kind text not null check (kind in ('own', 'news')),
  title text not null check (length(title) between 1 and 200),
  content jsonb not null,
  files jsonb not null default '[]',
  audience jsonb not null,
  due_at timestamptz not null,
  -- Those who have not read it are told again then.
  remind_at timestamptz,
  -- It is read no longer than this; null: without an end.
  until_at timestamptz,
  made_at timestamptz not null,
  made_by uuid not null,
  made_by_name text not null,
  sent_at timestamptz,
  called_off_at timestamptz,
  told_again_at timestamptz,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id)
);
call tenant_table('notification');
create index notification_at on notification (community_id, kind, made_at desc, id desc);
revoke delete on notification from :app, :door;

create table notification_recipient (
  community_id uuid not null references community (id),
  id uuid not null,
  notification_id uuid not null,
  household_id uuid not null,
  -- Null: the whole household; else one of its owners or tenants.
  resident_id uuid,
  -- What the link of the message carries; it opens this one notification alone.
  read_key text not null,
  -- The whole link; '' where the installation does not know its own address.
  link text not null default '',
  told_at timestamptz,
  times integer not null default 0,
  read_at timestamptz,
  -- Of whoever at the desk wrote it down; '' when the link was opened.
  read_by_name text not null default '',
  primary key (community_id, id),
  foreign key (community_id, notification_id) references notification (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('notification_recipient');
create index notification_recipient_key on notification_recipient (read_key);
create unique index notification_recipient_once
  on notification_recipient (community_id, notification_id, household_id, resident_id) nulls not distinct;
create index notification_recipient_household on notification_recipient (community_id, household_id);
revoke delete on notification_recipient from :app, :door;
