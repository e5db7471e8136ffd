import type { OperatorContext } from '#platform/server/operator-calls.ts'
import { settleStuck } from '#platform/server/stuck-jobs.ts'
import { noSuchStuckJob, type StuckJob } from '../stuck-contract.ts'

/** Jobs that stand still because their process died over them, the oldest first. */
export const listStuckJobs = (context: OperatorContext): Promise<StuckJob[]> =>
  context.query<StuckJob & { [column: string]: unknown }>(
    `select s.id as "stuckJobId", s.task, s.community_id as "communityId", c.name as "communityName",
       s.begun_at as "begunAt", s.stuck_at as "stuckAt"
     from stuck_job s join community c on c.id = s.community_id
     where s.retried_at is null and s.given_up_at is null order by s.stuck_at, s.id limit 100`,
  )

/** Queues a job again, or leaves it undone for good; audited. Throws noSuchStuckJob, also when somebody else was faster. */
export async function settleStuckJob(
  context: OperatorContext,
  act: 'retried' | 'givenUp',
  { stuckJobId, reason }: { stuckJobId: string; reason: string },
): Promise<void> {
  const settled = await settleStuck(context, { id: stuckJobId, act, byName: context.operator.name })
  if (!settled) throw noSuchStuckJob()
  const [community] = await context.query<{ name: string }>('select name from community where id = $1', [
    settled.communityId,
  ])
  context.audit({
    action: act === 'retried' ? 'operator.retryStuckJob' : 'operator.giveUpStuckJob',
    target: settled.task,
    targetId: stuckJobId,
    after: { community: community?.name },
    reason,
  })
}
