import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { householdLinks } from '../contract.ts'
import { householdLinksWords } from '../words.ts'
import { linkKey } from './link-token.ts'
import { reactions } from './reactions.ts'
import { householdLinksRoutes } from './routes.ts'

/** What the module household-links brings to the server. */
export const householdLinksModule: ServerModule = {
  words: householdLinksWords,
  contracts: [householdLinks],
  permissions,
  routes: ({ config }) => householdLinksRoutes(config),
  reactions,
  prepare: ({ lease, sealer }) => linkKey.sealPlain(lease, sealer),
}
