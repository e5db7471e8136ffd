import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { facilityBookings } from '../contract.ts'
import { facilityForms } from '../form-contract.ts'
import { facilityBookingsWords } from '../words.ts'
import { boardParts } from './board-parts.ts'
import { calendarParts } from './calendar-parts.ts'
import { demo } from './demo.ts'
import { householdParts } from './household-parts.ts'
import { householdPasts } from './household-past.ts'
import { noticeSubjects } from './notice-subjects.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'
import { chores, jobs } from './settle.ts'

/** What the module facility-bookings brings to the server. */
export const facilityBookingsModule: ServerModule = {
  words: facilityBookingsWords,
  contracts: [facilityBookings, facilityForms],
  permissions,
  routes,
  jobs,
  chores,
  boardParts,
  calendarParts,
  householdParts,
  householdPasts,
  noticeSubjects,
  retentions,
  demo,
}
