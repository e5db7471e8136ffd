-- What the desk lends is in the register, also what was added at the desk since 0180; what it lends no more is counted beside.
update asset a set kept_quantity = least(99999, a.kept_quantity + l.stock)
  from lendable l where l.community_id = a.community_id and l.id = a.id and l.disabled_at is not null and l.stock > 0;
insert into asset (community_id, id, display_id, name, category_id, kept_quantity, qr_code)
  select l.community_id, l.id,
    -- A number that another thing of the register has cannot be two things'.
    case when exists (select from asset x where x.community_id = l.community_id and upper(x.display_id) = upper(l.display_id)
      and x.removed_at is null) then 'L-' || upper(substr(replace(l.id::text, '-', ''), 21, 12)) else l.display_id end,
    l.name, c.id, 0,
    (select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(b, n) & 31), 1), '')
     from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as b where l.id is not null) chance,
       unnest(array[0, 1, 2, 3, 4, 5, 16, 17, 18, 19, 20, 21]) n)
  from lendable l left join asset_category c on c.community_id = l.community_id and c.name = '借用物品' and c.retired_at is null
  where l.disabled_at is null and not exists (select from asset x where x.community_id = l.community_id and x.id = l.id);
