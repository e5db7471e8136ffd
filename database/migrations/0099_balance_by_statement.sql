-- What the books hold against themselves, asked for less often and never by reading a whole table: a connection plans these
-- once, maybe while the tables were empty, and a run of five thousand bills asks tens of thousands of times.

-- The lines of an entry are written in one statement, so their sum is asked for after it and not once a line. An entry that
-- got no line is found when the transaction ends.
drop trigger require_balance on ledger_line;

create function require_line_balance() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  wrong uuid;
begin
  select w.entry_id into wrong
  from (select distinct community_id, entry_id from written) w
  cross join lateral (select count(*) as count, sum(amount) as sum from ledger_line l
    where l.community_id = w.community_id and l.entry_id = w.entry_id) l
  where l.count < 2 or l.sum <> 0
  limit 1;
  if found then
    raise exception 'the lines of ledger entry % do not sum to zero', wrong using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger require_balance after insert on ledger_line referencing new table as written
  for each statement execute function require_line_balance();

create or replace function require_balance() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if not exists (select from ledger_line where community_id = new.community_id and entry_id = new.id) then
    raise exception 'ledger entry % has no lines', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Bills: what is settled is asked for where something is, which is when such rows exist and a plan can know them. Whoever
-- writes a settlement without its bill is found by the trigger of settlements.
create or replace function require_bill_sums() returns trigger language plpgsql as $$
declare
  now_total bigint;
  now_paid bigint;
begin
  select total, paid into now_total, now_paid from bill where community_id = new.community_id and id = new.id;
  if now_total <> (select coalesce(sum(amount), 0) from bill_line
      where community_id = new.community_id and bill_id = new.id) then
    raise exception 'bill % does not carry the sum of its lines', new.id using errcode = 'check_violation';
  end if;
  if now_paid <> 0 or (tg_op = 'UPDATE' and old.paid <> new.paid) then
    if now_paid <> (select coalesce(sum(amount), 0) from bill_settlement
        where community_id = new.community_id and bill_id = new.id) then
      raise exception 'bill % does not carry the sum of its settlements', new.id using errcode = 'check_violation';
    end if;
  end if;
  return null;
end $$;

create function require_settlement_sum() returns trigger language plpgsql as $$
begin
  if (select paid from bill where community_id = new.community_id and id = new.bill_id)
      <> (select coalesce(sum(amount), 0) from bill_settlement
        where community_id = new.community_id and bill_id = new.bill_id) then
    raise exception 'bill % does not carry the sum of its settlements', new.bill_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
drop trigger require_bill_sums on bill_settlement;
create constraint trigger require_settlement_sum after insert on bill_settlement deferrable initially deferred
  for each row execute function require_settlement_sum();

-- Payments: the same.
create or replace function require_payment_sum() returns trigger language plpgsql as $$
declare
  now_amount bigint;
  now_open bigint;
begin
  select amount, open into now_amount, now_open from payment where community_id = new.community_id and id = new.id;
  if now_open <> now_amount or tg_op = 'UPDATE' then
    if now_open <> now_amount - (select coalesce(sum(amount), 0) from payment_allocation
        where community_id = new.community_id and payment_id = new.id) then
      raise exception 'payment % does not carry the sum of its allocations', new.id using errcode = 'check_violation';
    end if;
  end if;
  return null;
end $$;

create function require_allocation_sum() returns trigger language plpgsql as $$
begin
  if (select amount - open from payment where community_id = new.community_id and id = new.payment_id)
      <> (select coalesce(sum(amount), 0) from payment_allocation
        where community_id = new.community_id and payment_id = new.payment_id) then
    raise exception 'payment % does not carry the sum of its allocations', new.payment_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
drop trigger require_payment_sum on payment_allocation;
create constraint trigger require_allocation_sum after insert on payment_allocation deferrable initially deferred
  for each row execute function require_allocation_sum();
