import type { ServerModule } from '#platform/server/manifest.ts'
import { officeDays } from '../contract.ts'
import { officeDaysWords } from '../words.ts'
import { routes } from './routes.ts'

/** What the module office-days brings to the server. */
export const officeDaysModule: ServerModule = {
  words: officeDaysWords,
  contracts: [officeDays],
  routes,
}
