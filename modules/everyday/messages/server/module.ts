import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { messages } from '../contract.ts'
import { messageForms } from '../form-contract.ts'
import { messageSettings } from '../setting-contract.ts'
import { messagesWords } from '../words.ts'
import { insertMessageDefaults } from './defaults.ts'
import { demo } from './demo.ts'
import { finders } from './finders.ts'
import { noticeSubjects } from './notice-subjects.ts'
import { householdParts } from './household-parts.ts'
import { personalData } from './personal-data.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { retentions } from './retention.ts'
import { messageRoutes } from './routes.ts'

/** What the module messages brings to the server. */
export const messagesModule: ServerModule = {
  words: messagesWords,
  contracts: [messages, messageForms, messageSettings],
  permissions,
  finders,
  routes: ({ storage }) => messageRoutes(storage),
  pushes,
  noticeSubjects,
  reactions,
  retentions,
  personalData,
  householdParts,
  defaults: insertMessageDefaults,
  demo,
}
