import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { news } from '../contract.ts'
import { newsWords } from '../words.ts'
import { calendarParts } from './calendar-parts.ts'
import { chores } from './chores.ts'
import { demo } from './demo.ts'
import { finders } from './finders.ts'
import { jobs } from './going-out.ts'
import { newsRoutes } from './routes.ts'

/** What the module news brings to the server. */
export const newsModule: ServerModule = {
  words: newsWords,
  contracts: [news],
  permissions,
  finders,
  routes: ({ storage }) => newsRoutes(storage),
  jobs,
  calendarParts,
  chores,
  demo,
}
