import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { calendar } from '../contract.ts'
import { calendarWords } from '../words.ts'
import { demo } from './demo.ts'
import { calendarRoutes } from './routes.ts'

/** What the module calendar brings to the server. */
export const calendarModule: ServerModule = {
  words: calendarWords,
  contracts: [calendar],
  permissions,
  routes: (program) => calendarRoutes(program.declared.calendarParts, program),
  demo,
}
