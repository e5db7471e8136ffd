import { setTimeout as pause } from 'node:timers/promises'
import { Logger as JobLogger, run, type Runner, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import Pg from 'pg'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Database } from './database.ts'
import type { Metrics } from './metrics.ts'
import { JobShares } from './job-shares.ts'
import { PlainError, plainly } from './plain-error.ts'
import { type React, reactor } from './reactions.ts'
import { freeDead, type Silent } from './stuck-jobs.ts'
import { doWork, longJobContext, type LongJobContext, system, type Work } from './work.ts'

/** What a job works with: its community's connection in a transaction, and what it leaves behind in the system's name. */
export interface JobContext extends Work {
  communityId: string
  log: Logger
}

/** A kind of job. It carries its community, is retried with back-off, and must be safe to run twice. */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  name: string
  payload: Payload
  work(context: JobContext, payload: z.output<Payload>): Promise<void>
}

/**
 * A kind of job that lasts longer than a transaction may: it opens small ones itself. It ends within ten minutes (longer
 * ones would be taken for dead), and must be safe to run again from any point.
 */
export interface LongJob<Payload extends z.ZodType = z.ZodType> {
  name: string
  payload: Payload
  workLong(context: LongJobContext, payload: z.output<Payload>): Promise<void>
  /**
   * It reads what comes from outside: when its process dies over it, it does not begin again by itself (decision 044). Says
   * so to whoever waits for it.
   */
  onStuck?(context: LongJobContext, payload: z.output<Payload>): Promise<void>
}

export type AnyJob = Job | LongJob

/** Work that no person asked for, across communities, on a timetable (cron, UTC). */
export interface Chore {
  name: string
  cron: string
  /** @param freeDead hears of a job, by its community and key, that its process died; see `freeDead` */
  work(
    database: Database,
    now: Date,
    log: Logger,
    freeDead?: (silent: Silent) => Promise<void>,
  ): Promise<void>
}

/** Declares a kind of job: `module.verb`. */
export function job<Payload extends z.ZodType>(definition: Job<Payload>): Job<Payload> {
  return definition
}

/** Declares a kind of long job: `module.verb`. */
export function longJob<Payload extends z.ZodType>(definition: LongJob<Payload>): LongJob<Payload> {
  return definition
}

/** Milliseconds that jobs have to end when the program stops. */
const lastMoments = 1000
/** Jobs at once in one process. */
const places = 4

// A crontab takes no dots in names.
const cronName = (chore: Chore) => chore.name.replaceAll('.', ':')

/** What jobs are done with. */
export interface Running {
  database: Database
  react: React
  log: Logger
  signal: AbortSignal
}

function taskOf(kind: AnyJob, running: Running): (raw: unknown) => Promise<void> {
  const { database, react, log } = running
  return async (raw) => {
    const { community, payload } = raw as { community: string | null; payload: unknown }
    if (!community) throw new PlainError(`job ${kind.name} carries no community`)
    const parsed = kind.payload.parse(payload)
    if ('workLong' in kind)
      return kind.workLong(longJobContext({ ...running, communityId: community }), parsed)
    await database.write(community, (lease) =>
      doWork(lease, { communityId: community, author: system, react }, (given) =>
        kind.work({ ...given, communityId: community, log }, parsed),
      ),
    )
  }
}

/**
 * Runs the job queue in this process until `stop`. What a killed process left is looked at first and every minute.
 */
export async function startJobs(options: {
  connection: pg.ClientConfig
  login: { user: string; password: string }
  database: Database
  jobs: readonly AnyJob[]
  /** What jobs' own events call for; the jobs of these reactions are among `jobs`. */
  react?: React
  chores: readonly Chore[]
  log: Logger
  /** Is told of each job and chore that ended. */
  metrics?: Pick<Metrics, 'worked'>
}): Promise<{ stop(): Promise<void> }> {
  const { database, log, react = reactor([]) } = options
  const pool = new Pg.Pool({ ...options.connection, ...options.login, max: 6 })
  pool.on('error', (error) => log.warn({ err: error }, 'queue connection lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  const ending = new AbortController()
  const running = { database, react, log, signal: ending.signal }
  const free = () => freeDead(running, options.jobs, { older: '10 minutes' })
  await free()
  const freeing = setInterval(() => void free().catch(() => undefined), 60_000)
  const tasks: TaskList = {}
  const timed = timedBy(options.metrics)
  for (const kind of options.jobs) tasks[kind.name] = timed(kind.name, quietly(taskOf(kind, running)))
  for (const chore of options.chores)
    tasks[cronName(chore)] = timed(
      chore.name,
      quietly(() =>
        chore.work(database, new Date(), log, (silent) =>
          freeDead(running, options.jobs, { silent, older: '0' }),
        ),
      ),
    )
  const shares = new JobShares(places)
  let pools: string[] = []
  shares.events.on('pool:create', ({ workerPool }) => {
    pools = [workerPool.id]
  })
  const runner: Runner = await run({
    pgPool: pool,
    taskList: tasks,
    concurrency: places,
    forbiddenFlags: shares.forbidden,
    events: shares.events,
    noHandleSignals: true,
    pollInterval: 1000,
    crontab: options.chores.map((c) => `${c.cron} ${cronName(c)} ?max=3`).join('\n'),
    logger: quietLogger(log),
  })
  return {
    async stop() {
      clearInterval(freeing)
      ending.abort()
      const stopped = runner.stop()
      const isOver = await Promise.race([stopped.then(() => true), pause(lastMoments, false)])
      if (isOver) return pool.end()
      // What does not end is nobody's any more: it begins again, and did not die.
      await pool.query('select graphile_worker.force_unlock_workers($1)', [pools])
      const end = () => pool.end()
      void stopped.then(end, end)
    },
  }
}

function quietLogger(log: Logger) {
  return new JobLogger(() => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return log.debug(message)
    const { error, fatalError, job } = (meta ?? {}) as {
      error?: unknown
      fatalError?: unknown
      job?: QueueJob
    }
    const err = error ?? fatalError
    // Its words repeat those of an error that may be PostgreSQL's own.
    const words = message.split(/ with error |after failure|[\n'"]/)[0]
    const line = { ...(err ? { err } : {}), ...(job ? { job: job.id, task: job.task_identifier } : {}) }
    if (level === 'error') log.error(line, words)
    else log.warn(line, words)
  })
}

interface QueueJob {
  id: string
  task_identifier: string
}

/** Tells how long each piece of work took and how it ended. */
const timedBy =
  (metrics: Pick<Metrics, 'worked'> | undefined) =>
  <Given extends unknown[]>(name: string, work: (...given: Given) => Promise<void>) =>
  async (...given: Given): Promise<void> => {
    const began = performance.now()
    let outcome: 'done' | 'failed' = 'failed'
    try {
      await work(...given)
      outcome = 'done'
    } finally {
      metrics?.worked(name, outcome, (performance.now() - began) / 1000)
    }
  }

/** The queue writes down and logs why a job failed: that holds no value either. */
const quietly =
  <Given extends unknown[]>(work: (...given: Given) => unknown) =>
  async (...given: Given): Promise<void> => {
    try {
      await work(...given)
    } catch (error) {
      throw plainly(error)
    }
  }
