import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { feeNotices } from '../contract.ts'
import { feeNoticesWords } from '../words.ts'
import { tellAtIssue } from './at-issue.ts'
import { billSubject } from './notice-subjects.ts'
import { routes } from './routes.ts'
import { tellJob } from './tell.ts'

/** What the module fee-notices brings to the server. */
export const feeNoticesModule: ServerModule = {
  words: feeNoticesWords,
  contracts: [feeNotices],
  permissions,
  routes,
  jobs: [tellJob],
  reactions: [tellAtIssue],
  noticeSubjects: [billSubject],
}
