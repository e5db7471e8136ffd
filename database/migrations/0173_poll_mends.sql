-- Whether this very paper voted: a paper that is printed anew for a household says nothing of what became of the one before.
alter table poll_voter add column is_code_used boolean not null default false;
update poll_voter v set is_code_used = true from poll_turnout t
where t.community_id = v.community_id and t.poll_id = v.poll_id and t.household_id = v.household_id;

-- What was asked stays as it was once somebody answered it.
create or replace function poll_stays_as_published() returns trigger language plpgsql as $$
begin
  if old.published_at is not null and (new.is_secret, new.weight, new.max_choices, new.buildings, new.tags, new.candidates, new.starts_at, new.published_at)
    is distinct from (old.is_secret, old.weight, old.max_choices, old.buildings, old.tags, old.candidates, old.starts_at, old.published_at) then
    raise exception 'what a poll asks is fixed when it is published';
  end if;
  if (new.title, new.content, new.files) is distinct from (old.title, old.content, old.files) and new.deleted_at is null
    and exists (select from poll_turnout t where t.community_id = old.community_id and t.poll_id = old.id) then
    raise exception 'what a poll asks is fixed when somebody has voted';
  end if;
  return new;
end $$;
