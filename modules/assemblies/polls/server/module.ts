import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { pollBallots } from '../ballot-contract.ts'
import { polls } from '../contract.ts'
import { pollsWords } from '../words.ts'
import { calendarParts } from './calendar-parts.ts'
import { demo } from './demo.ts'
import { noticeSubjects } from './notice-subjects.ts'
import { personalData } from './personal-data.ts'
import { reactions } from './reactions.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'

/** What the module polls brings to the server. */
export const pollsModule: ServerModule = {
  words: pollsWords,
  contracts: [polls, pollBallots],
  permissions,
  routes,
  reactions,
  retentions,
  personalData,
  noticeSubjects,
  calendarParts,
  demo,
}
