import type { ServerModule } from '#platform/server/manifest.ts'
import { courierDrops } from '../contract.ts'
import { courierDropsWords } from '../words.ts'
import { routes } from './routes.ts'

/** What the module courier-drops brings to the server. */
export const courierDropsModule: ServerModule = {
  words: courierDropsWords,
  contracts: [courierDrops],
  routes,
}
