import type { ModuleWords } from '#platform/contract/words.ts'
import { calendarWords } from './calendar/words.ts'
import { facilitiesWords } from './facilities/words.ts'
import { facilityBookingsWords } from './facility-bookings/words.ts'
import { facilityDrawsWords } from './facility-draws/words.ts'
import { gasPeriodsWords } from './gas-periods/words.ts'
import { gasReadingsWords } from './gas-readings/words.ts'
import { householdLinksWords } from './household-links/words.ts'
import { messagesWords } from './messages/words.ts'
import { newsWords } from './news/words.ts'
import { notificationsWords } from './notifications/words.ts'
import { rulesWords } from './rules/words.ts'
import { storesWords } from './stores/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  storesWords,
  householdLinksWords,
  gasPeriodsWords,
  gasReadingsWords,
  messagesWords,
  notificationsWords,
  newsWords,
  rulesWords,
  facilitiesWords,
  facilityBookingsWords,
  facilityDrawsWords,
  calendarWords,
]
