import { chores as platformChores } from '#platform/server/chores.ts'
import type { Database } from '#platform/server/database.ts'
import type { AnyJob, Chore } from '#platform/server/jobs.ts'
import type { Reaction } from '#platform/server/reactions.ts'
import type { Sealer } from '#platform/server/seal.ts'
import type { Storage } from '#platform/server/storage.ts'
import { allPermissions } from '#apps/contracts.ts'
import { chores as accountsChores } from '#modules/accounts/server/chores.ts'
import type { Sessions } from '#modules/accounts/server/sessions.ts'
import { chores as enterprisePortalsChores } from '#modules/enterprise-portals/server/chores.ts'
import { chores as exportsChores } from '#modules/exports/server/chores.ts'
import { makeExport } from '#modules/exports/server/make-export.ts'
import { chores as filesChores } from '#modules/files/server/chores.ts'
import { applyFile } from '#modules/household-imports/server/apply-file.ts'
import { checkFile } from '#modules/household-imports/server/check-file.ts'
import { chores as householdImportsChores } from '#modules/household-imports/server/chores.ts'
import { chores as managerCodesChores } from '#modules/manager-codes/server/chores.ts'
import { chores as membersChores } from '#modules/members/server/chores.ts'
import type { Channels } from '#modules/notices/server/channels.ts'
import { deliverer } from '#modules/notices/server/deliver.ts'
import { reactions as noticesReactions } from '#modules/notices/server/reactions.ts'
import { remindJob, reminderChore } from '#modules/notices/server/reminders.ts'
import { chores as operatorChores } from '#modules/operator/server/chores.ts'
import { rolesFinder } from '#modules/permissions/server/public.ts'
import { forgetJob } from '#modules/personal-data/server/forget.ts'
import { chores as phoneCodesChores } from '#modules/phone-codes/server/chores.ts'
import { chores as pushChores } from '#modules/push/server/chores.ts'
import { pushReactions, sendPushJob } from '#modules/push/server/jobs.ts'
import type { SendPush } from '#modules/push/server/sender.ts'
import { retentionChores } from '#modules/retention/server/chores.ts'
import { chores as secondFactorsChores } from '#modules/second-factors/server/chores.ts'
import { chores as visitorsChores } from '#modules/visitors/server/chores.ts'
import { allPushes } from './pushes.ts'
import { allSheets } from './exports.ts'
import { allRetentions } from './retention.ts'
import { allPersonalData } from './personal-data.ts'

/** What modules do when an event of another one happened. */
export const allReactions: readonly Reaction[] = [
  ...noticesReactions,
  ...pushReactions(allPushes, rolesFinder(allPermissions)),
]

interface JobNeeds {
  database: Database
  storage: Storage
  sealer: Sealer
  sessions: Sessions
  sendPush: SendPush
}

/** Every kind of job that verbs and events put into the queue. */
export const allJobs = (
  { database, storage, sealer, sessions, sendPush }: JobNeeds,
  channels: Channels,
): readonly AnyJob[] => [
  forgetJob(database, allPersonalData),
  ...allReactions.map((one) => one.job),
  makeExport(storage, allSheets),
  checkFile(storage),
  applyFile(storage),
  deliverer(channels, sealer),
  remindJob,
  sendPushJob(allPushes, sendPush, sessions),
]

/** What is done by timetable across communities. */
export const allChores = (storage: Storage): readonly Chore[] => [
  ...platformChores,
  ...accountsChores,
  ...managerCodesChores,
  ...membersChores,
  ...phoneCodesChores,
  ...secondFactorsChores,
  ...enterprisePortalsChores,
  ...filesChores(storage),
  ...exportsChores(storage),
  ...householdImportsChores(storage),
  ...retentionChores(allRetentions),
  reminderChore,
  ...pushChores,
  ...operatorChores,
  ...visitorsChores,
]
