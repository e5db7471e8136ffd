import { calendarWeb } from './calendar/web/module.ts'
import { gasPeriodsWeb } from './gas-periods/web/module.ts'
import { gasReadingsWeb } from './gas-readings/web/module.ts'
import { messagesWeb } from './messages/web/module.ts'
import { newsWeb } from './news/web/module.ts'
import { notificationsWeb } from './notifications/web/module.ts'
import { rulesWeb } from './rules/web/module.ts'
import { storesWeb } from './stores/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const everyday = [
  calendarWeb,
  gasPeriodsWeb,
  gasReadingsWeb,
  messagesWeb,
  newsWeb,
  notificationsWeb,
  rulesWeb,
  storesWeb,
] as const
