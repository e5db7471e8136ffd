-- What opens the pages of a supplier without an account: until its end, and for that supplier's work alone.
create table supplier_pass (
  community_id uuid not null references community (id),
  id uuid not null,
  supplier_id uuid not null,
  -- Of the code that only the message has.
  code_digest text not null,
  made_at timestamptz not null default now(),
  made_by_name text not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, supplier_id) references supplier,
  check (ends_at > made_at)
);
call tenant_table('supplier_pass');
create unique index supplier_pass_code on supplier_pass (community_id, code_digest);
-- Whoever types a code knows no community: it is found by the digest alone, through the door.
create index supplier_pass_of_any on supplier_pass (code_digest);
create index supplier_pass_supplier on supplier_pass (community_id, supplier_id);
create index supplier_pass_end on supplier_pass (ends_at);
