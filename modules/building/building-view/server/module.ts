import type { ServerModule } from '#platform/server/manifest.ts'
import { buildingView } from '../contract.ts'
import { buildingViewWords } from '../words.ts'
import { routes } from './routes.ts'

/** What the module building-view brings to the server. */
export const buildingViewModule: ServerModule = {
  words: buildingViewWords,
  contracts: [buildingView],
  routes,
}
