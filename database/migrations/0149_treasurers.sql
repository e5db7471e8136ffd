-- A treasurer: whoever does the community's money, and nothing of its desk (decision 095).
alter table membership drop constraint membership_role_check,
  add check (role in ('admin', 'manager', 'treasurer', 'desk', 'committee', 'oneTime'));
alter table role_permission drop constraint role_permission_role_check,
  add check (role in ('admin', 'manager', 'treasurer', 'desk', 'committee', 'oneTime'));
alter table community_opening drop constraint community_opening_role_check,
  add check (role in ('admin', 'manager', 'treasurer', 'desk', 'committee'));
alter table enterprise_portal drop constraint enterprise_portal_role_check,
  add check (role in ('manager', 'treasurer', 'desk', 'committee'));
alter table membership_invitation drop constraint membership_invitation_role_check,
  add check (role in ('admin', 'manager', 'treasurer', 'desk', 'committee'));
