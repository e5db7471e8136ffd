/** Rows of a table (alias t), and when one of them ended, as its index has it. */
interface Ended {
  table: string
  endedAt: string
  /** Which of them are forgotten; all, when left out. */
  where?: string
}

const old = ({ table, endedAt, where = 'true' }: Ended): string =>
  `select t.id from ${table} t where t.community_id = lobby_community() and (${where}) and ${endedAt} < $1
      order by ${endedAt} limit $2 for update`

/** Deletes rows that ended before $1, at most $2. Gives the ids. */
export const deleteOld = (ended: Ended): string => `
    delete from ${ended.table} t where t.community_id = lobby_community() and t.id in (${old(ended)}) returning t.id`

/** Empties columns (`set`) of rows that ended before $1, at most $2; `where` leaves out what is empty already. Gives the ids. */
export const emptyOld = ({ set, ...ended }: Ended & { set: string; where: string }): string => `
    update ${ended.table} t set ${set} where t.community_id = lobby_community() and t.id in (${old(ended)}) returning t.id`

/** A record of the desk: what of it is emptied, where its changes stand, and with which hand-overs it goes. */
export interface KeptRecord {
  table: string
  endedAt: string
  /** How its personal columns are emptied. */
  set: string
  history: { table: string; key: string }
  /** Columns with paths of files. */
  paths: readonly string[]
  /** Forgotten once all that was handed over with them is; `columns` hold text, `paths` those of files. */
  handOvers?: { table: string; columns: readonly string[]; paths: readonly string[] }
}

const emptied = (columns: readonly string[]) => columns.map((column) => `${column} = ''`).join(', ')
const holds = (columns: readonly string[]) => `(${columns.map((column) => `t.${column} <> ''`).join(' or ')})`

/** Empties the columns of rows that `from` names (alias t), and gives what stood in those with paths as `paths`. */
const release = (table: string, from: string, paths: readonly string[], columns = paths): string => `
    with old as (
      select t.id, array[${paths.map((column) => `t.${column}`).join(', ')}] as paths from ${from}
    ), cleared as (
      update ${table} t set ${emptied(columns)} from old where t.community_id = lobby_community() and t.id = old.id
    )
    select paths from old`

/** Empties the records that `ids` selects, and the values in their history, of which only what was changed stays. Gives the ids. */
const emptyRecords = ({ table, set, history }: KeptRecord, ids: string): string => `
    with gone as (
      update ${table} t set forgotten_at = now(), ${set}
      where t.community_id = lobby_community() and t.id in (${ids})
      returning t.id
    ), changes as (
      update ${history.table} c set reason = '', changes = (
        select coalesce(jsonb_agg(jsonb_build_object('field', e -> 'field', 'before', '', 'after', '') order by nth), '[]')
        from jsonb_array_elements(c.changes) with ordinality as one (e, nth))
      where c.community_id = lobby_community() and c.${history.key} in (select id from gone)
    )
    select id from gone`

const isForgotten = (of: string) =>
  `not exists (select from ${of} o where o.community_id = t.community_id and o.hand_over_id = t.id
          and o.forgotten_at is null)`

/** Statements that empty records which ended before $1, at most $2, and their hand-overs. */
export function forgetRecords(record: KeptRecord): string[] {
  const { table, endedAt, handOvers } = record
  const records = emptyRecords(record, old({ table, endedAt, where: 't.forgotten_at is null' }))
  if (!handOvers) return [records]
  const where = `${holds(handOvers.columns)} and ${isForgotten(table)}`
  const overs = { table: handOvers.table, endedAt: 't.at', where, set: emptied(handOvers.columns) }
  return [records, emptyOld(overs)]
}

/** Statements that clear the paths of files of records and hand-overs which ended before $1, at most $2. */
export const forgetPictures = ({ table, endedAt, paths, handOvers }: KeptRecord): string[] =>
  [{ table, endedAt, paths }, ...(handOvers ? [{ ...handOvers, endedAt: 't.at' }] : [])].map(
    ({ table, endedAt, paths }) =>
      release(
        table,
        `${table} t where t.community_id = lobby_community() and ${holds(paths)} and ${endedAt} < $1
      order by ${endedAt} limit $2 for update`,
        paths,
      ),
  )

/** Statements that empty the records of a person which `ids` selects, with their files. */
export const forgetRecordsOf = (record: KeptRecord, ids: string): string[] => [
  emptyRecords(record, ids),
  release(
    record.table,
    `${record.table} t, person where t.community_id = person.community and t.forgotten_at = now()`,
    record.paths,
  ),
]

/** Whether anything that was handed over with one (alias t), undone or not, is so (`condition`, alias o). */
const handedOver = ({ table, history }: KeptRecord, condition: string): string =>
  `(exists (select from ${table} o where o.community_id = t.community_id and o.hand_over_id = t.id and (${condition}))
      or exists (select from ${history.table} c join ${table} o on o.community_id = c.community_id and o.id = c.${history.key}
        where c.community_id = t.community_id and c.hand_over_id = t.id and (${condition})))`

/** Statements that empty the hand-overs of a person, undone or not, of which everything is forgotten, the last of it in this transaction. */
export function forgetHandOversOf(record: KeptRecord): string[] {
  const { table, history, handOvers } = record
  return handOvers
    ? [
        release(
          handOvers.table,
          `${handOvers.table} t, person where t.community_id = person.community
        and t.id in (
          select unnest(array[o.hand_over_id, c.hand_over_id]) from ${table} o
          left join ${history.table} c on c.community_id = o.community_id and c.${history.key} = o.id
          where o.community_id = person.community and o.forgotten_at = now())
        and not ${handedOver(record, 'o.forgotten_at is null')}`,
          handOvers.paths,
          [...handOvers.columns, ...handOvers.paths],
        ),
      ]
    : []
}

/** Selects what a person took of things that are not theirs (alias t), undone or not, with when (`at`); beside `person`. */
export function tookOf({ table, history, handOvers }: KeptRecord, theirs: string): string {
  const taken = (by: string, more: string) => `
      select t.*, o.at from ${table} t ${by} where t.community_id = person.community
        and t.household_id = any(person.homes) and o.taker_name = person.name and ${more}`
  const join = (id: string) =>
    `join ${handOvers?.table} o on o.community_id = t.community_id and o.id = ${id}`
  const undone = `join ${history.table} c on c.community_id = t.community_id and c.${history.key} = t.id`
  return `${taken(join('t.hand_over_id'), `not coalesce(${theirs}, false)`)}
      union all ${taken(`${undone} ${join('c.hand_over_id')}`, 'o.id is distinct from t.hand_over_id')}`
}

/** Statements that empty who took it where a person did, undone or not; a hand-over of what is kept (`stays`, alias o) keeps it. */
export function forgetTakersOf(record: KeptRecord, stays = 'false'): string[] {
  const { handOvers } = record
  // What was for somebody outside has no household: it is theirs, and forgotten before.
  const theirs = handedOver(record, 'o.household_id = any(person.homes) or o.forgotten_at = now()')
  return handOvers
    ? [
        `update ${handOvers.table} t set taker_name = '' from person
    where t.community_id = person.community and t.taker_name = person.name
      and ${theirs} and not ${handedOver(record, stays)}`,
      ]
    : []
}
