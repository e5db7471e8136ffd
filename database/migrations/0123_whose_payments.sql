-- Whose a payment is follows what it is put to, also after a merger; what was written down before is mended once.
with known as (
  select p.community_id, p.id, coalesce(
    (select a.household_id from payment_allocation a
      where a.community_id = p.community_id and a.payment_id = p.id and a.undoes_id is null and a.household_id is not null
        and not exists (select from payment_allocation u where u.community_id = a.community_id and u.undoes_id = a.id)
      order by a.at desc, a.id desc limit 1),
    (select b.household_id from bill_code c join bill b on b.community_id = c.community_id and b.id = c.bill_id
      where c.community_id = p.community_id and c.code = p.code),
    (select a.household_id from payment_allocation a
      where p.source = 'desk' and a.community_id = p.community_id and a.payment_id = p.id and a.undoes_id is null
        and a.household_id is not null
      order by a.at, a.id limit 1)) as household_id
  from payment p where p.reversed_at is null
)
update payment p set household_id = coalesce(h.merged_into, h.id)
from known k left join household h on h.community_id = k.community_id and h.id = k.household_id
where p.community_id = k.community_id and p.id = k.id and p.household_id is distinct from coalesce(h.merged_into, h.id);
update payment p set household_id = h.merged_into
from household h where p.community_id = h.community_id and p.household_id = h.id and h.merged_into is not null;
