-- Households are told of their bills: when a run is issued, where somebody wants it, and again by hand.

alter table notice drop constraint notice_reason_check;
alter table notice add constraint notice_reason_check check (reason in
  ('arrived', 'reminder', 'manual', 'readdressed', 'withdrawn', 'handedOver', 'handOverUndone', 'test', 'billed', 'billedAgain'));

-- Whether a run tells of its bills when they are issued; without a line it does not.
create table bill_notice_run (
  community_id uuid not null references community (id),
  run_id uuid not null,
  tells_at_issue boolean not null,
  changed_at timestamptz not null,
  changed_by_name text not null,
  primary key (community_id, run_id),
  foreign key (community_id, run_id) references billing_run (community_id, id) on delete cascade
);
call tenant_table('bill_notice_run');

-- Each time that somebody is to be told of a bill, and what became of it; the messages themselves are notices.
create table bill_notice (
  community_id uuid not null references community (id),
  id uuid not null,
  bill_id uuid not null,
  -- By hand; else because it was issued.
  is_again boolean not null,
  at timestamptz not null,
  account_name text not null,
  -- nobody: nobody lives there; declined: who does wants no notices; noWay: no channel reaches them; settled: nothing is owed.
  outcome text not null default 'waiting'
    check (outcome in ('waiting', 'told', 'settled', 'nobody', 'declined', 'noWay')),
  primary key (community_id, id),
  foreign key (community_id, bill_id) references bill (community_id, id)
);
call tenant_table('bill_notice');
create unique index bill_notice_issued on bill_notice (community_id, bill_id) where not is_again;
create index bill_notice_bill on bill_notice (community_id, bill_id, at);
revoke update, delete on bill_notice from :app, :door;
grant update (outcome) on bill_notice to :app, :door;
