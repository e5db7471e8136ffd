import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort, startChild } from '../measure/children.ts'
import { type Line, ms } from '../measure/line.ts'
import type { World } from '../measure/world.ts'

const program = new URL('../../build/server/main.js', import.meta.url).href
const run = `import(${JSON.stringify(program)}).then(({ main }) => main(['--empty'], process.env))`
const cwd = fileURLToPath(new URL('../../', import.meta.url))
/** Milliseconds after which a server counts as idle. */
const rest = 5000

/** The middle one of an odd number of values. */
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** From the start of the process until it says that it is ready, over a database that is there and a PostgreSQL that runs. */
export async function measureStart(world: World): Promise<Line[]> {
  const times: number[] = []
  const bare: number[] = []
  let megabytes = 0
  for (let round = 0; round < 5; round++) {
    const port = await freePort()
    const begunBare = performance.now()
    const empty = await startChild(['-e', 'console.log("up"); setInterval(() => {}, 1000)'], {}, 'up')
    bare.push(performance.now() - begunBare)
    await empty.stop()
    const env = { LOBBY_DATA: world.dataFolder, PORT: `${port}`, LOG_LEVEL: 'error', NODE_ENV: 'production' }
    const begun = performance.now()
    const lobby = await startChild(['--input-type=module', '-e', run], { ...env, PWD: cwd }, 'Lobby 已就緒')
    times.push(performance.now() - begun)
    if (round === 4) {
      await pause(rest)
      megabytes = await residentMegabytes(lobby.process.pid)
    }
    await lobby.stop()
  }
  const time = middle(times)
  return [
    {
      job: 'start on an existing database',
      figure: ms(time),
      limit: `${ms(middle(bare))} (an empty Node program)`,
      ratio: time / middle(bare),
      goal: 'under 1000 ms',
      isMet: time < 1000,
    },
    {
      job: 'idle memory of the server process',
      figure: `${megabytes.toFixed(0)} MB`,
      limit: '',
      ratio: undefined,
      goal: 'under 150 MB',
      isMet: megabytes < 150,
    },
  ]
}
