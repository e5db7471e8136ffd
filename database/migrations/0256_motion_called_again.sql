-- A motion that is taken up again (Art. 32) though the first meeting's notice said another one.
alter table assembly_topic add column is_as_noticed boolean not null default true;
update assembly_topic t set is_as_noticed = false from assembly_topic first
where first.community_id = t.community_id and first.id = t.copied_from and first.noticed is not null and t.status = 'waiting';
