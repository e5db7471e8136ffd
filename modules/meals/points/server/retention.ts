import { emptyOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { pointsWords } from '../words.ts'

/** How long the words of entries are kept; the points stay. */
export const retentions = retentionsOf(pointsWords, {
  'points.notes': {
    defaultDays: 1825,
    minDays: 365,
    maxDays: 3650,
    forget: [emptyOld({ table: 'point_entry', endedAt: 't.at', set: "note = ''", where: "t.note <> ''" })],
  },
})
