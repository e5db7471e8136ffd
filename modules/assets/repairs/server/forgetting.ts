/** What somebody beside the desk reported: its words and photos are theirs; those of the desk and of checks are of the thing. */
const isTheirs = `(t.source = 'wall' or t.reporter_name <> '' or t.reporter_phone <> '' or t.household_id is not null)`

/**
 * Empties cases (alias t) that `from` selects of what is known of who reported them, with their words and photos; the case, its
 * title and what was done stay. Gives the paths of the photos.
 */
export const forgetReporters = (from: string): string => `
  with old as (
    select t.community_id, t.id, ${isTheirs} as is_theirs, t.photos ${from}
  ), emptied as (
    update repair_case t set reporter_name = '', reporter_phone = '', household_id = null, forgotten_at = now(),
      detail = case when old.is_theirs then '' else t.detail end,
      photos = case when old.is_theirs then '{}' else t.photos end
    from old where t.community_id = old.community_id and t.id = old.id
  ), steps as (
    update repair_step s set photos = '{}' from old
    where s.community_id = old.community_id and s.case_id = old.id and old.is_theirs and s.act = 'reported'
  )
  select old.id, case when old.is_theirs then old.photos else '{}' end as paths from old`
