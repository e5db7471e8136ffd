import type { ServerModule } from '#platform/server/manifest.ts'
import { calendarModule } from './calendar/server/module.ts'
import { newsModule } from './news/server/module.ts'
import { notificationsModule } from './notifications/server/module.ts'
import { rulesModule } from './rules/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const everyday: readonly ServerModule[] = [
  notificationsModule,
  newsModule,
  rulesModule,
  calendarModule,
]
