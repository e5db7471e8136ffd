import { pino } from 'pino'
import { z } from 'zod'
import { migrate } from '#database/migrate.ts'
import { Database } from '#platform/server/database.ts'
import { longJob, startJobs } from '#platform/server/jobs.ts'

// A process that takes every one of some jobs and is gone: nothing is told to anybody.
const [connection = '{}', ...tasks] = process.argv.slice(2)
const reach = JSON.parse(connection)
const roles = await migrate(reach)
const log = pino({ level: 'silent' })
let taken = 0
await startJobs({
  connection: reach,
  login: roles.jobs,
  database: new Database(reach, roles, log),
  jobs: tasks.map((name) =>
    longJob({
      name,
      payload: z.object({}),
      async workLong() {
        if (++taken === tasks.length) process.kill(process.pid, 'SIGKILL')
        await new Promise(() => undefined)
      },
    }),
  ),
  chores: [],
  log,
})
