-- What whoever let a portal in was then: a portal gives nobody new a role that its maker might not give. Until now only admins
-- could, unless the community gave others the right: what a member who is none made counts as theirs.
alter table enterprise_portal add column made_by_role text not null default 'admin';
update enterprise_portal p set made_by_role = m.role
  from audit a join membership m on m.community_id = a.community_id and m.account_id = a.account_id
  where a.community_id = p.community_id and a.action = 'enterprisePortals.add' and a.target_id = p.id::text;
alter table enterprise_portal alter column made_by_role drop default;
