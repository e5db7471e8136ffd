import { emptyOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { facilityBookingsWords } from '../words.ts'

/** How long it is kept why a booking ended; who used what stays as the record of the community's money. */
export const retentions = retentionsOf(facilityBookingsWords, {
  'facilityBookings.reasons': {
    defaultDays: 730,
    minDays: 90,
    maxDays: 1825,
    forget: [
      emptyOld({
        table: 'facility_booking',
        endedAt: 't.ended_at',
        set: "end_reason = ''",
        where: "t.end_reason <> ''",
      }),
    ],
  },
})
