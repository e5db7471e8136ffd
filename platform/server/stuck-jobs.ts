import { newId } from '#platform/contract/new-id.ts'
import { workWithin } from './database.ts'
import type { AnyJob, Running } from './jobs.ts'
import { longJobContext } from './work.ts'

interface Dead {
  community: string
  task: string
  payload: unknown
  job_key: string
  begun_at: Date
}

/** A job by its key, which is its community's. */
export interface Silent {
  communityId: string
  key: string
}

/**
 * Looks at jobs whose process died while it did them: locked for longer than any job may run (`older`), or known by their
 * key to be silent. They begin again, once: a job that was at work in two processes when they died, one after the other, or
 * in one, when it reads what comes from outside (`onStuck`), is put aside for the operator. A lock names a whole process,
 * whose other jobs may be at work this moment, so each job is judged by itself.
 */
export async function freeDead(
  running: Running,
  jobs: readonly AnyJob[],
  { silent, older }: { silent?: Silent; older: string },
): Promise<void> {
  const { database, log } = running
  const kinds = new Map(jobs.map((kind) => [kind.name, kind]))
  const once = jobs.filter((kind) => 'workLong' in kind && kind.onStuck).map((kind) => kind.name)
  const stuck = await database.across('free jobs whose process died', async (lease) => {
    const dead = await lease.query<Dead & { [column: string]: unknown }>(
      'select * from lobby_jobs.free_dead($1, $2, $3::interval, $4)',
      [silent?.communityId ?? null, silent?.key ?? null, older, once],
    )
    for (const item of dead)
      await lease.query(
        `insert into stuck_job (community_id, id, task, payload, job_key, begun_at) values ($1, $2, $3, $4, $5, $6)`,
        [item.community, newId(), item.task, JSON.stringify(item.payload), item.job_key, item.begun_at],
      )
    return dead
  })
  for (const { community: communityId, task, payload } of stuck) {
    log.error({ task, communityId }, 'a job is put aside: its process died')
    const kind = kinds.get(task)
    if (!kind || !('workLong' in kind)) continue
    const context = longJobContext({ ...running, communityId })
    await kind
      .onStuck?.(context, kind.payload.parse(payload))
      .catch((error: unknown) => log.warn({ err: error }, 'nobody was told of a job that is put aside'))
  }
}

/** Queues a job again that was put aside, in its community. Gives its task; undefined when somebody else was faster. */
export async function settleStuck(
  lease: Parameters<typeof workWithin>[0],
  given: { id: string; act: 'retried' | 'givenUp'; byName: string },
): Promise<{ task: string; communityId: string } | undefined> {
  const column = given.act === 'retried' ? 'retried_at' : 'given_up_at'
  const [row] = await lease.query<{ communityId: string; task: string; payload: unknown; key: string }>(
    `update stuck_job set ${column} = now(), settled_by_name = $2
     where id = $1 and retried_at is null and given_up_at is null
     returning community_id as "communityId", task, payload, job_key as key`,
    [given.id, given.byName],
  )
  if (!row) return undefined
  if (given.act === 'retried') {
    await workWithin(lease, row.communityId)
    await lease.query('select lobby_jobs.enqueue($1, $2, $3, null)', [
      row.task,
      JSON.stringify(row.payload),
      row.key || null,
    ])
    await workWithin(lease, '')
  }
  return row
}
