-- What the desk lends to visitors. `lent` is how many are out: kept by a trigger, so that no way of writing can miss it.
create table lendable (
  community_id uuid not null references community (id),
  id uuid not null,
  display_id text not null check (length(display_id) between 1 and 20),
  name text not null check (length(name) between 1 and 20),
  stock integer not null check (stock between 0 and 9999),
  lent integer not null default 0,
  position integer not null default 0,
  version integer not null default 1,
  disabled_at timestamptz,
  primary key (community_id, id),
  -- Never more out than there are.
  constraint lendable_stock check (lent between 0 and stock)
);
call tenant_table('lendable');
create unique index lendable_live on lendable (community_id, upper(display_id)) where disabled_at is null;

create table visitor_loan (
  community_id uuid not null references community (id),
  id uuid not null,
  visitor_id uuid not null,
  lent_at timestamptz not null default now(),
  lent_by_name text not null,
  primary key (community_id, id),
  foreign key (community_id, visitor_id) references visitor (community_id, id)
);
call tenant_table('visitor_loan');
create index visitor_loan_visitor on visitor_loan (community_id, visitor_id, lent_at);

create table visitor_loan_line (
  community_id uuid not null references community (id),
  loan_id uuid not null,
  lendable_id uuid not null,
  quantity integer not null check (quantity between 1 and 999),
  returned integer not null default 0 check (returned >= 0),
  lost integer not null default 0 check (lost >= 0),
  still_out integer not null generated always as (quantity - returned - lost) stored,
  primary key (community_id, loan_id, lendable_id),
  foreign key (community_id, loan_id) references visitor_loan (community_id, id),
  foreign key (community_id, lendable_id) references lendable (community_id, id),
  constraint visitor_loan_line_returned check (returned + lost <= quantity)
);
call tenant_table('visitor_loan_line');
create index visitor_loan_line_out on visitor_loan_line (community_id, lendable_id)
  where quantity > returned + lost;

create function keep_lent() returns trigger language plpgsql as $$
begin
  update lendable set
    lent = lent + (new.quantity - new.returned - new.lost)
      - case when tg_op = 'UPDATE' then old.quantity - old.returned - old.lost else 0 end,
    -- What is lost is no longer in stock.
    stock = stock - (new.lost - case when tg_op = 'UPDATE' then old.lost else 0 end)
  where community_id = new.community_id and id = new.lendable_id;
  return null;
end $$;
create trigger visitor_loan_line_kept after insert or update of quantity, returned, lost on visitor_loan_line
  for each row execute function keep_lent();

-- What came back, and what did not: only ever added to.
create table visitor_loan_return (
  community_id uuid not null references community (id),
  id uuid not null,
  loan_id uuid not null,
  lendable_id uuid not null,
  quantity integer not null check (quantity > 0),
  is_lost boolean not null default false,
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  primary key (community_id, id),
  foreign key (community_id, loan_id, lendable_id) references visitor_loan_line (community_id, loan_id, lendable_id)
);
call tenant_table('visitor_loan_return');
create index visitor_loan_return_loan on visitor_loan_return (community_id, loan_id, at);
revoke update, delete on visitor_loan_return from :app;
revoke delete on visitor_loan, visitor_loan_line from :app;
