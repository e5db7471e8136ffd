-- Keeping the record of a meeting (opening, closing, counting again, correcting) is apart from chairing it: whoever a community
-- gave or took the chair by a choice of its own keeps what they could do.
insert into role_permission (community_id, role, permission, allowed, changed_at, changed_by_name)
select community_id, role, 'assemblies.record', allowed, changed_at, changed_by_name
from role_permission where permission = 'assemblies.chair'
on conflict do nothing;
