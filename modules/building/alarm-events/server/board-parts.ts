import type { BoardFact, BoardPart } from '#platform/server/board-part.ts'

type Row = BoardFact & Record<string, unknown>

// What the building itself says and lasts, from level 2 on; calls for help, tests and drills are nobody's to read.
const active = `
  select place as title, meaning as big, case when acknowledged_at is null then '' else '處理中，' end ||
      to_char(created_at at time zone 'Asia/Taipei', 'FMMM"月"FMDD"日" HH24:MI') || ' 起' as note
  from alarm_event where cleared_at is null and processed_at is null and kind = 'abnormal' and level >= 2
    and not is_private and not is_quiet and not is_test
  order by level desc, created_at desc limit 12`

/** What of the building does not work now, on its boards. */
export const boardParts: readonly BoardPart[] = [
  { kind: 'alarmEvents', services: [24, 56], list: (lease) => lease.query<Row>(active) },
]
