import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { notices } from '../contract.ts'
import { noticesWords } from '../words.ts'
import { sealChannels } from './channel-secrets.ts'
import { channelsOf } from './channels.ts'
import { deliverer } from './deliver.ts'
import { householdParts } from './household-parts.ts'
import { personalData } from './personal-data.ts'
import { noticeReactions } from './reactions.ts'
import { reminderChore, remindJob } from './reminders.ts'
import { retentions } from './retention.ts'
import { noticesRoutes } from './routes.ts'

/** What the module notices brings to the server. */
export const noticesModule: ServerModule = {
  words: noticesWords,
  contracts: [notices],
  permissions,
  routes: ({ sealer, declared }) => noticesRoutes(sealer, declared.noticeSubjects),
  jobs: ({ outside, sealer, config, declared }) => {
    const { noticeSubjects: subjects } = declared
    const needs = { sealer, subjects, publicAddress: config.publicAddress }
    const { one, many } = deliverer(channelsOf(outside, config.lineAddress), needs)
    return [one, many, remindJob(subjects)]
  },
  chores: ({ declared }) => [reminderChore(declared.noticeSubjects)],
  reactions: ({ noticeSubjects }) => noticeReactions(noticeSubjects),
  prepare: ({ lease, sealer }) => sealChannels(lease, sealer),
  retentions,
  personalData,
  householdParts,
}
