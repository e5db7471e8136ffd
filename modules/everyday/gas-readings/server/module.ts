import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { gasReadings } from '../contract.ts'
import { gasForms } from '../form-contract.ts'
import { gasReadingsWords } from '../words.ts'
import { demo } from './demo.ts'
import { noticeSubjects } from './notice-subjects.ts'
import { pushes } from './pushes.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'

/** What the module gas-readings brings to the server. */
export const gasReadingsModule: ServerModule = {
  words: gasReadingsWords,
  contracts: [gasReadings, gasForms],
  permissions,
  routes,
  noticeSubjects,
  pushes,
  retentions,
  demo,
}
