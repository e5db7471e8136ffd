import { Logger as JobLogger, run, type Runner, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import Pg from 'pg'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Database } from './database.ts'
import { type React, reactor } from './reactions.ts'
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
}

export type AnyJob = Job | LongJob

/** Work that no person asked for, across communities, on a timetable (cron, UTC). */
export interface Chore {
  name: string
  cron: string
  work(database: Database, now: Date, log: Logger): Promise<void>
}

/** Declares a kind of job: `module.verb`. */
export function job<Payload extends z.ZodType>(definition: Job<Payload>): Job<Payload> {
  return definition
}

/** Declares a kind of long job: `module.verb`. */
export function longJob<Payload extends z.ZodType>(definition: LongJob<Payload>): LongJob<Payload> {
  return definition
}

// A crontab takes no dots in names.
const cronName = (chore: Chore) => chore.name.replaceAll('.', ':')

interface Running {
  database: Database
  react: React
  log: Logger
  signal: AbortSignal
}

function taskOf(kind: AnyJob, running: Running): TaskList[string] {
  const { database, react, log } = running
  return async (raw) => {
    const { community, payload } = raw as { community: string | null; payload: unknown }
    if (!community) throw new Error(`job ${kind.name} carries no community`)
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
 * Runs the job queue in this process until `stop`. Jobs that a killed process left locked are freed first.
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
}): Promise<{ stop(): Promise<void> }> {
  const { database, log, react = reactor([]) } = options
  const pool = new Pg.Pool({ ...options.connection, ...options.login, max: 6 })
  pool.on('error', (error) => log.warn({ err: error }, 'queue connection lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  await freeDeadJobs(pool)
  const freeing = setInterval(() => void freeDeadJobs(pool).catch(() => undefined), 60_000)
  const tasks: TaskList = {}
  const ending = new AbortController()
  const running = { database, react, log, signal: ending.signal }
  for (const kind of options.jobs) tasks[kind.name] = taskOf(kind, running)
  for (const chore of options.chores) tasks[cronName(chore)] = () => chore.work(database, new Date(), log)
  const runner: Runner = await run({
    pgPool: pool,
    taskList: tasks,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1000,
    crontab: options.chores.map((c) => `${c.cron} ${cronName(c)} ?max=3`).join('\n'),
    logger: quietLogger(log),
  })
  return {
    async stop() {
      clearInterval(freeing)
      ending.abort()
      await runner.stop()
      await pool.end()
    },
  }
}

/**
 * Frees jobs that have been locked for longer than any job may run, ten minutes: their process was killed, and without
 * this they would wait for hours. Those alone: a lock names a whole process, whose other jobs may be at work this moment.
 */
async function freeDeadJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
     where locked_at < now() - interval '10 minutes'`,
  )
}

function quietLogger(log: Logger) {
  return new JobLogger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })
}
