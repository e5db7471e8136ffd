-- What was taken for points that were bought, or paid back, at the desk: a receipt, and money that lies there until it is given away.
create table point_receipt (
  community_id uuid not null references community (id),
  entry_id uuid not null,
  number integer not null,
  -- Whole NT$; below zero: paid back.
  amount integer not null check (amount <> 0),
  -- What came by a bank transfer never lies at the desk.
  paid_by text not null check (paid_by in ('cash', 'transfer')),
  at timestamptz not null,
  printed integer not null default 0 check (printed >= 0),
  settled_at timestamptz,
  settled_by_name text not null default '',
  primary key (community_id, entry_id),
  unique (community_id, number),
  foreign key (community_id, entry_id) references point_entry (community_id, id)
);
call tenant_table('point_receipt');
create index point_receipt_held on point_receipt (community_id) where settled_at is null and paid_by = 'cash';
revoke delete on point_receipt from :app, :door;
