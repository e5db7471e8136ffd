import { calendarWeb } from './calendar/web/module.ts'
import { newsWeb } from './news/web/module.ts'
import { notificationsWeb } from './notifications/web/module.ts'
import { rulesWeb } from './rules/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const everyday = [newsWeb, notificationsWeb, rulesWeb, calendarWeb] as const
