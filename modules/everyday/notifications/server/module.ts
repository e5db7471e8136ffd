import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { notifications } from '../contract.ts'
import { notificationsWords } from '../words.ts'
import { chores } from './chores.ts'
import { calendarParts } from './calendar-parts.ts'
import { demo } from './demo.ts'
import { notificationSubject } from './notice-subjects.ts'
import { personalData } from './personal-data.ts'
import { retentions } from './retention.ts'
import { notificationsRoutes } from './routes.ts'
import { jobsOf } from './send.ts'

/** What the module notifications brings to the server. */
export const notificationsModule: ServerModule = {
  words: notificationsWords,
  contracts: [notifications],
  permissions,
  routes: notificationsRoutes,
  jobs: ({ config }) => jobsOf(config.publicAddress),
  noticeSubjects: [notificationSubject],
  chores,
  retentions,
  personalData,
  calendarParts,
  demo,
}
