-- Who works for the community: companies and people who keep its things running.
create table supplier (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 40),
  tax_id text not null default '' check (tax_id ~ '^([0-9]{8})?$'),
  type_ids smallint[] not null,
  city_name text not null default '',
  area_name text not null default '',
  address text not null default '',
  phone text not null default '',
  mail text not null default '',
  note text not null default '',
  -- Those to speak to: name, title, telephone, mail.
  contacts jsonb not null default '[]',
  added_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_by_name text not null default '',
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id)
);
call tenant_table('supplier');
create unique index supplier_name on supplier (community_id, name) where ended_at is null;
revoke delete on supplier from :app, :door;

create table supplier_file (
  community_id uuid not null references community (id),
  id uuid not null,
  supplier_id uuid not null,
  name text not null,
  path text not null,
  content_type text not null,
  bytes integer not null check (bytes > 0),
  added_at timestamptz not null default now(),
  added_by_name text not null,
  primary key (community_id, id),
  foreign key (community_id, supplier_id) references supplier
);
call tenant_table('supplier_file');
create index supplier_file_supplier on supplier_file (community_id, supplier_id);

-- Contracts, insurance and licences with their days.
create table supplier_paper (
  community_id uuid not null references community (id),
  id uuid not null,
  supplier_id uuid not null,
  kind text not null check (kind in ('contract', 'insurance', 'licence', 'other')),
  title text not null check (length(title) between 1 and 40),
  number text not null default '',
  start_day date,
  end_day date,
  remind_days smallint not null default 30 check (remind_days between 0 and 365),
  amount integer check (amount >= 0),
  note text not null default '',
  file_id uuid,
  -- For which end it was told that it comes near.
  told_for date,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  foreign key (community_id, supplier_id) references supplier,
  foreign key (community_id, file_id) references supplier_file,
  check (start_day is null or end_day is null or start_day <= end_day)
);
call tenant_table('supplier_paper');
create index supplier_paper_supplier on supplier_paper (community_id, supplier_id);
create index supplier_paper_end on supplier_paper (end_day) where end_day is not null;
create index supplier_paper_file on supplier_paper (community_id, file_id) where file_id is not null;

-- What was thought of a work of theirs when it was accepted.
create table supplier_rating (
  community_id uuid not null references community (id),
  id uuid not null,
  supplier_id uuid not null,
  stars smallint not null check (stars between 1 and 5),
  about text not null default '',
  at timestamptz not null default now(),
  rated_by_name text not null,
  primary key (community_id, id),
  foreign key (community_id, supplier_id) references supplier
);
call tenant_table('supplier_rating');
create index supplier_rating_supplier on supplier_rating (community_id, supplier_id);
