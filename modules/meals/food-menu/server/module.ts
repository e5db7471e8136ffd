import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { foodMenu } from '../contract.ts'
import { foodMenuWords } from '../words.ts'
import { demo } from './demo.ts'
import { routes } from './routes.ts'

/** What the module food-menu brings to the server. */
export const foodMenuModule: ServerModule = {
  words: foodMenuWords,
  contracts: [foodMenu],
  permissions,
  routes,
  demo,
}
