-- The assembly that decided a version of a rule, where it was held with Lobby.
alter table rule_version
  add column assembly_id uuid,
  add foreign key (community_id, assembly_id) references assembly (community_id, id);
create index rule_version_assembly on rule_version (community_id, assembly_id) where assembly_id is not null;
