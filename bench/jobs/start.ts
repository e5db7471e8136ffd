import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort, startChild } from '../measure/children.ts'
import { atMost, type Line, megabytes, middle, ms } from '../measure/line.ts'
import { residentBytes } from '../measure/memory.ts'
import { benchKey, type Server } from '../measure/stage.ts'

const program = new URL('../../build/server/main.js', import.meta.url).href
// As `npm start` runs it: with the lines of the sources in what goes wrong.
const run = `process.setSourceMapsEnabled(true); import(${JSON.stringify(program)}).then(({ main }) => main(['--empty'], process.env))`
const cwd = fileURLToPath(new URL('../../', import.meta.url))
/** What every server of this kind loads, and nothing more: what is left is Lobby's. */
const bare = `const [{ default: fastify }] = await Promise.all([import('fastify'), import('pg'), import('drizzle-orm/node-postgres'), import('zod')])
await fastify().listen({ host: '127.0.0.1', port: Number(process.env.PORT) }); console.log('up')`
/** Milliseconds after which a server counts as idle. */
const rest = 5000
const rounds = 5
const goal = { time: 1000, memory: 150 * 1024 * 1024 }

/** Milliseconds from the start of a process until it says `ready`, and its memory when it idles, in the last round. */
async function begin(code: string, env: NodeJS.ProcessEnv, ready: string, isLast: boolean) {
  const given = { ...env, PORT: `${await freePort()}`, NODE_ENV: 'production', PWD: cwd }
  const begun = performance.now()
  const child = await startChild(['--input-type=module', '-e', code], given, ready)
  const took = performance.now() - begun
  try {
    if (isLast) await pause(rest)
    return { took, memory: await residentBytes(child.process.pid) }
  } finally {
    await child.stop()
  }
}

/** From the start of the process until it says that it is ready, over a database that is there and a PostgreSQL that runs. */
export async function measureStart(server: Server): Promise<Line[]> {
  const [times, bareTimes]: [number[], number[]] = [[], []]
  let [memory, bareMemory] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const isLast = round === rounds - 1
    const empty = await begin(bare, {}, 'up', isLast)
    const env = { LOBBY_DATA: server.dataFolder, LOBBY_KEY: benchKey, LOG_LEVEL: 'error' }
    const lobby = await begin(run, env, 'Lobby 已就緒', isLast)
    bareTimes.push(empty.took)
    times.push(lobby.took)
    memory = lobby.memory
    bareMemory = empty.memory
  }
  const [time, bareTime] = [middle(times), middle(bareTimes)]
  return [
    {
      job: 'start on an existing database, all parts',
      figure: ms(Math.round(time)),
      limit: `${ms(Math.round(bareTime))} (Fastify, pg, Drizzle and zod, and nothing else)`,
      ratio: time / bareTime,
      goal: `under ${goal.time} ms`,
      missing: atMost(time, goal.time),
    },
    {
      job: 'idle memory of the server process, all parts',
      figure: megabytes(memory),
      limit: `${megabytes(bareMemory)} (the same)`,
      ratio: memory / bareMemory,
      goal: `under ${megabytes(goal.memory)}`,
      missing: atMost(memory, goal.memory),
    },
  ]
}
