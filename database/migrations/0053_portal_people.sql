-- People of enterprise portals: one account for each, whatever the letter case in which the portal writes them; and one
-- portal of an id, so that nobody else's key speaks for its people.

-- An id that a second community took for a portal of its own: that portal gets another one and is closed.
update enterprise_portal p
  set id = gen_random_uuid(), closed_at = coalesce(p.closed_at, now()),
    closed_by_name = case when p.closed_at is null then '系統' else p.closed_by_name end
  where exists (select from enterprise_portal o where o.id = p.id and o.community_id <> p.community_id
    and (o.made_at, o.community_id) < (p.made_at, p.community_id));
-- Who came in by it has no business there.
delete from membership m using account a, enterprise_portal p
  where a.id = m.account_id and p.id = a.portal_id and m.community_id <> p.community_id;
drop index enterprise_portal_of_any;
create unique index enterprise_portal_of_any on enterprise_portal (id);

-- No two accounts of a portal differ by letter case alone: their names, unique without regard to it, had the subject in them.
update account set portal_subject = lower(portal_subject) where portal_id is not null;
-- The whole id of the portal, so that two portals never want the same name.
update account set name = 'eip_' || portal_id || '_' || portal_subject where portal_id is not null;
alter table account add check (portal_subject = lower(portal_subject));
