import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { personalData } from '../contract.ts'
import { personalDataWords } from '../words.ts'
import { forgetJob } from './forget.ts'
import { personalDataRoutes } from './routes.ts'

/** What the module personal-data brings to the server. */
export const personalDataModule: ServerModule = {
  words: personalDataWords,
  contracts: [personalData],
  permissions,
  routes: ({ database, declared }) => personalDataRoutes(database, declared.personalData),
  jobs: ({ database, declared }) => [forgetJob(database, declared.personalData)],
}
