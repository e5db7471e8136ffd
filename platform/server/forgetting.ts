/** What one statement forgets of a table; `endedAt` is when a row of it (alias t) ended, as its index has it. */
interface Ended {
  table: string
  endedAt: string
}

/**
 * Clears the paths of files in rows that ended before $1, at most $2 rows, and gives them as `paths`, '' where there was
 * none: the files themselves are released by whoever runs it.
 */
export function clearPaths({ table, endedAt, columns }: Ended & { columns: readonly string[] }): string {
  return `
    with old as (
      select t.id, array[${columns.map((column) => `t.${column}`).join(', ')}] as paths from ${table} t
      where t.community_id = lobby_community() and (${columns.map((column) => `t.${column} <> ''`).join(' or ')})
        and ${endedAt} < $1 order by ${endedAt} limit $2 for update
    ), cleared as (
      update ${table} t set ${columns.map((column) => `${column} = ''`).join(', ')}
      from old where t.community_id = lobby_community() and t.id = old.id
    )
    select paths from old`
}

/** A record with a history: which columns are emptied (`set`), and where its changes stand. */
export interface Forgettable {
  table: string
  set: string
  history: { table: string; key: string }
}

/**
 * The parts of a statement (`gone`, `changes`) that empty a record's personal columns in the rows that `ids` selects, and
 * the values in its history, of which only what was changed stays.
 */
export const emptyRecords = ({ table, set, history }: Forgettable, ids: string): string => `
    gone as (
      update ${table} t set forgotten_at = now(), ${set}
      where t.community_id = lobby_community() and t.id in (${ids})
      returning t.id
    ), changes as (
      update ${history.table} c set reason = '', changes = (
        select coalesce(jsonb_agg(jsonb_build_object('field', e -> 'field', 'before', '', 'after', '') order by nth), '[]')
        from jsonb_array_elements(c.changes) with ordinality as one (e, nth))
      where c.community_id = lobby_community() and c.${history.key} in (select id from gone)
    )`

/** Empties records that ended before $1, at most $2, with their history. Gives the ids. */
export function forgetRecords(record: Ended & Forgettable): string {
  const { table, endedAt } = record
  return `
    with ${emptyRecords(
      record,
      `select t.id from ${table} t where t.community_id = lobby_community() and t.forgotten_at is null
          and ${endedAt} < $1 order by ${endedAt} limit $2 for update`,
    )}
    select id from gone`
}

/** Empties the paths of files in records that this transaction has forgotten, and gives them as `paths`. */
export const releaseOfForgotten = (table: string, columns: readonly string[]): string => `
    with old as (
      select t.id, array[${columns.map((column) => `t.${column}`).join(', ')}] as paths from ${table} t, person
      where t.community_id = person.community and t.forgotten_at = now()
    ), cleared as (
      update ${table} t set ${columns.map((column) => `${column} = ''`).join(', ')} from old
      where t.community_id = lobby_community() and t.id = old.id
    )
    select paths from old`

/** The same of the hand-overs of which everything is forgotten, the last of it in this transaction; with their words. */
export const releaseHandOvers = (handOvers: {
  table: string
  of: string
  columns: readonly string[]
  paths: readonly string[]
}): string => {
  const { table, of, columns, paths } = handOvers
  return `
    with old as (
      select h.id, array[${paths.map((column) => `h.${column}`).join(', ')}] as paths from ${table} h, person
      where h.community_id = person.community
        and exists (select from ${of} t where t.community_id = h.community_id and t.hand_over_id = h.id
          and t.forgotten_at = now())
        and not exists (select from ${of} t where t.community_id = h.community_id and t.hand_over_id = h.id
          and t.forgotten_at is null)
    ), cleared as (
      update ${table} h set ${[...columns, ...paths].map((column) => `${column} = ''`).join(', ')} from old
      where h.community_id = lobby_community() and h.id = old.id
    )
    select paths from old`
}

/** Empties the text columns of hand-overs before $1, at most $2, once all that was handed over with them is forgotten. Gives the ids. */
export function forgetHandOvers(handOvers: {
  table: string
  of: string
  columns: readonly string[]
}): string {
  const { table, of, columns } = handOvers
  return `
    update ${table} h set ${columns.map((column) => `${column} = ''`).join(', ')}
    where h.community_id = lobby_community() and h.id in (
      select h.id from ${table} h where h.community_id = lobby_community() and h.at < $1
        and (${columns.map((column) => `h.${column} <> ''`).join(' or ')})
        and not exists (select from ${of} t where t.community_id = h.community_id and t.hand_over_id = h.id
          and t.forgotten_at is null)
      order by h.at limit $2 for update)
    returning h.id`
}
