import type { Lease } from '#platform/server/database.ts'
import type { PersonMark } from '../marks.ts'

/** What is said of one household (`residentId` null) or one of its people. */
export interface MarkedRow {
  householdId: string
  label: string
  residentId: string | null
  name: string
  note: string
  noteUntil: string | null
  markedAt: Date | null
  markedBy: string
  marks: PersonMark[]
}

// The day is asked of the database, so that every desk ends a mark at the same midnight.
const marked = (holds: (until: string) => string) => `
  with one as (
    select h.id as household_id, null::uuid as resident_id, '' as name, h.note, h.note_until, -1 as position
    from household h where h.id = any($1)
    union all
    select r.household_id, r.id, r.name, coalesce(n.note, ''), n.note_until, r.position
    from resident r left join resident_note n on n.resident_id = r.id where r.household_id = any($1) and r.moved_out_at is null
  ), said as (
    select m.household_id, m.resident_id,
      jsonb_agg(jsonb_build_object('word', m.word, 'who', m.who, 'until', m.until_day) order by m.position) as marks
    from household_mark m where m.household_id = any($1) and ${holds('m.until_day')}
    group by m.household_id, m.resident_id
  )
  select one.household_id as "householdId", h.label, one.resident_id as "residentId", one.name,
    case when ${holds('one.note_until')} then one.note else '' end as note,
    case when ${holds('one.note_until')} then to_char(one.note_until, 'YYYY-MM-DD') end as "noteUntil",
    h.marked_at as "markedAt", h.marked_by_name as "markedBy",
    coalesce(said.marks, '[]') as marks
  from one join household h on h.id = one.household_id
  left join said on said.household_id = one.household_id
    and coalesce(said.resident_id, said.household_id) = coalesce(one.resident_id, one.household_id)
  order by h.building_order, h.building, h.floor_order, h.floor, length(h.unit), h.unit, one.position, one.resident_id`

const today = marked((until) => `(${until} is null or ${until} >= (now() at time zone 'Asia/Taipei')::date)`)
const ever = marked(() => 'true')

/** What is said today of these households and their people. */
export const markedToday = (lease: Lease, householdIds: readonly string[]) =>
  lease.query<MarkedRow>(today, [householdIds])

/** What is said of one household and its people, also what has ended. */
export const markedEver = (lease: Lease, householdId: string) => lease.query<MarkedRow>(ever, [[householdId]])
