-- The label of a machine opens its page for reports for whoever has no account: it is found by its code alone, through the door.
create index asset_qr_code_of_any on asset (qr_code);

-- Whether a supplier gets its link by itself in the morning of a day on which something of its work is due.
alter table supplier add column sends_link boolean not null default false;

-- On which days a supplier was told by itself, by which way, and what went wrong: once a day.
create table supplier_told (
  community_id uuid not null references community (id),
  supplier_id uuid not null,
  day date not null,
  way text not null check (way in ('sms', 'mail')),
  fault text not null default '',
  at timestamptz not null default now(),
  primary key (community_id, supplier_id, day),
  foreign key (community_id, supplier_id) references supplier
);
call tenant_table('supplier_told');
