-- What residents write to the management, and what became of it.

create table message_type (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 10),
  position integer not null default 0,
  version integer not null default 1,
  retired_at timestamptz,
  -- Hours in which it is to be answered.
  due_hours smallint not null default 24 check (due_hours between 1 and 720),
  primary key (community_id, id)
);
call tenant_table('message_type');
revoke delete on message_type from :app;

-- Replies that are ready, by a short name.
create table canned_reply (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 20),
  position integer not null default 0,
  version integer not null default 1,
  retired_at timestamptz,
  content text not null check (length(content) <= 500),
  primary key (community_id, id)
);
call tenant_table('canned_reply');
revoke delete on canned_reply from :app;

create table resident_message (
  community_id uuid not null references community (id),
  id uuid not null,
  household_id uuid not null,
  sender_name text not null check (length(sender_name) <= 20),
  type_id uuid not null,
  content text not null check (length(content) <= 1000),
  -- By the household's own link, or written down at the desk.
  source text not null check (source in ('form', 'desk')),
  written_by_name text not null default '',
  at timestamptz not null default now(),
  due_at timestamptz not null,
  -- 0 new, 1 handling, 2 closed.
  status smallint not null default 0 check (status between 0 and 2),
  assignee_id uuid,
  assignee_by_name text not null default '',
  closed_at timestamptz,
  closed_by_name text not null default '',
  -- It says the same as another one, and was closed with it.
  merged_into uuid,
  forgotten_at timestamptz,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, type_id) references message_type (community_id, id),
  foreign key (community_id, merged_into) references resident_message (community_id, id),
  check ((status = 2) = (closed_at is not null))
);
call tenant_table('resident_message');
create index resident_message_open on resident_message (community_id, due_at, id) where status < 2;
create index resident_message_closed on resident_message (community_id, closed_at desc, id) where status = 2;
create index resident_message_household on resident_message (community_id, household_id, at desc);
create index resident_message_merged on resident_message (community_id, merged_into) where merged_into is not null;
revoke delete on resident_message from :app;

-- What was said and done about a message, in its order.
create table message_line (
  community_id uuid not null references community (id),
  id uuid not null,
  message_id uuid not null,
  at timestamptz not null default now(),
  kind text not null check (kind in ('reply', 'assigned', 'typed', 'closed', 'reopened', 'merged')),
  account_id uuid not null,
  account_name text not null,
  content text not null default '' check (length(content) <= 1000),
  file_paths text[] not null default '{}',
  -- When the household looked at it by its link.
  seen_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, message_id) references resident_message (community_id, id)
);
call tenant_table('message_line');
create index message_line_of on message_line (community_id, message_id, at);
revoke delete on message_line from :app;

insert into message_type (community_id, id, name, position, due_hours)
select c.id, gen_random_uuid(), t.name, t.nth, t.hours
from community c, (values ('設備', 0, 7), ('噪音', 1, 4), ('帳務', 2, 24), ('公設', 3, 24), ('停車', 4, 24), ('環境', 5, 24),
  ('建議', 6, 72), ('其他', 7, 48)) as t (name, nth, hours);
insert into canned_reply (community_id, id, name, position, content)
select c.id, gen_random_uuid(), t.name, t.nth, t.content
from community c, (values ('已收到', 0, '{姓名}您好，已收到您的意見，管理中心處理中，有進度會回覆您。'),
  ('已報修', 1, '{姓名}您好，已通知廠商，到場時間確定後回覆您。'), ('請補照片', 2, '{姓名}您好，請再補充地點與照片，方便我們處理。'),
  ('已處理', 3, '{姓名}您好，已處理完成，若還有問題請再告訴我們。')) as t (name, nth, content);
