-- A closed month takes no line either: not for an entry that was there before it was closed. Asked once a statement; the book is
-- shared meanwhile, so that nobody closes a month beside it.
create function require_open_month_of_lines() returns trigger language plpgsql as $$
declare
  late date;
begin
  perform from ledger_book b where b.community_id in (select community_id from added) for share;
  select e.day into late from added l
    join ledger_entry e on e.community_id = l.community_id and e.id = l.entry_id
    join ledger_book b on b.community_id = e.community_id
    where e.day <= b.closed_through limit 1;
  if found then
    raise exception '%月已結帳，不能再入帳；請以目前月份登記。', to_char(late, 'YYYY年FMMM') using errcode = 'LB409';
  end if;
  return null;
end $$;
create trigger require_open_month_of_lines after insert on ledger_line referencing new table as added
  for each statement execute function require_open_month_of_lines();
