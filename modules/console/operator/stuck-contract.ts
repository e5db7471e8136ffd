import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

export const noSuchStuckJob = () => problem(404741, '這個工作剛被另一位營運人員處理過，請看過新的清單。')

/** A job that was being done when its process died, and that waits for somebody to decide. */
export const StuckJob = z.object({
  stuckJobId: Id,
  task: z.string(),
  communityId: Id.meta({ wire: 'ComId' }),
  communityName: z.string(),
  begunAt: Instant,
  stuckAt: Instant,
})
export type StuckJob = z.output<typeof StuckJob>

const operatorCall = { can: 'operator' } as const
const Reason = words(60)

/** What the operator decides of jobs that stand still. */
export const stuckJobs = contract('stuckJobs', {
  listStuckJobs: call({
    ...operatorCall,
    method: 'GET',
    path: '/api/v1/Operator/StuckJob',
    summary:
      'Jobs whose process died over them, which do not begin again by themselves; at most 100, the oldest first.',
    takes: z.object({}),
    gives: data(z.array(StuckJob)),
    unaudited: 'which jobs stand still; nothing of what they work on',
  }),
  retryStuckJob: call({
    ...operatorCall,
    method: 'POST',
    path: '/api/v1/Operator/StuckJob/{stuckJobId}/Retry',
    summary: 'Queues a job again that stood still.',
    takes: z.object({ stuckJobId: Id, reason: Reason }),
    gives: done,
  }),
  giveUpStuckJob: call({
    ...operatorCall,
    method: 'POST',
    path: '/api/v1/Operator/StuckJob/{stuckJobId}/GiveUp',
    summary: 'Leaves a job undone that stood still.',
    takes: z.object({ stuckJobId: Id, reason: Reason }),
    gives: done,
  }),
})
