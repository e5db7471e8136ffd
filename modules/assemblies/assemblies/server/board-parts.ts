import type { BoardFact, BoardPart } from '#platform/server/board-part.ts'

type Row = BoardFact & Record<string, unknown>

// The one that goes on, with who is there; else the next that people were told of.
const next = `
  select a.title, case when a.status = 'running' then present.units || '／' || whole.units || ' 戶'
      else to_char(a.meeting_at at time zone 'Asia/Taipei', 'FMMM"月"FMDD"日" HH24:MI') end as big,
    case when a.status = 'running'
      then '已到場，專有部分 ' || round(100.0 * present.area / nullif(whole.area, 0), 1) || '%' else a.place end as note
  from assembly a
  cross join lateral (select count(*) as units, coalesce(sum(u.area), 0) as area from assembly_unit u where u.assembly_id = a.id) whole
  cross join lateral (
    select count(*) as units, coalesce(sum(u.area), 0) as area from assembly_unit u where u.assembly_id = a.id and exists (
      select from assembly_presence p where p.unit_id = u.id and p.cancelled_at is null and p.left_at is null)) present
  where a.deleted_at is null and (a.status = 'running' or (a.status = 'published' and a.meeting_at > $1))
  order by a.status = 'running' desc, a.meeting_at limit 1`

/** The assembly that goes on or comes next, on the boards of the house: while it runs, how many are there. */
export const boardParts: readonly BoardPart[] = [
  { kind: 'assemblies', services: [23], list: (lease) => lease.query<Row>(next, [lease.now]) },
]
