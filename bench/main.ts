import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { jobs } from './jobs/jobs.ts'
import { machineOf, rowOf, tableOf, writeInto } from './measure/document.ts'
import type { Line } from './measure/line.ts'
import { Bench } from './measure/bench.ts'
import { heard, heardAt } from './measure/heard.ts'

const usage = `npm run bench -- [--only ${Object.keys(jobs).join(',')}] [--large] [--write]`
/** Milliseconds after which a job counts as stuck. */
const longest = { default: 5 * 60_000, large: 40 * 60_000 }

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        large: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
      },
    })
    const names = values.only?.split(',') ?? Object.keys(jobs)
    if (names.every((name) => name in jobs)) return { ...values, names: new Set(names) }
  } catch {
    // The usage says what is possible.
  }
  console.error(usage)
  return process.exit(1)
}

/** What is stuck is ended by stopping what it works on; what is being filled is not stuck, however long it takes. */
async function within<T>(work: Promise<T>, milliseconds: number, stop: () => Promise<void>): Promise<T> {
  const ended = new AbortController()
  const { signal } = ended
  const late = (async () => {
    for (let left = milliseconds; left > 0; left = heardAt() + milliseconds - performance.now())
      await pause(left, undefined, { signal })
    await stop()
    throw new Error(`nothing happened for ${milliseconds / 60_000} minutes`)
  })()
  late.catch(() => undefined)
  return Promise.race([work, late]).finally(() => ended.abort())
}

/** A job that breaks is a line of the table as well. */
const broken = (job: string, error: unknown): Line => ({
  job,
  figure: 'not measured',
  limit: '',
  ratio: undefined,
  goal: '',
  missing: (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 200) ?? '',
})

const options = readOptions()
const [load = 0] = loadavg()
if (load > 1)
  console.log(`Other programs are busy (load ${load.toFixed(1)}): the ratios are indications only.`)
const bench = new Bench({ isLarge: options.large })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void bench.abandon().finally(() => process.exit(1)))
const rows: (readonly string[])[] = []
try {
  for (const [name, { what, measure }] of Object.entries(jobs)) {
    if (!options.names.has(name)) continue
    const begun = performance.now()
    console.log(`measuring ${name} …`)
    heard()
    const patience = options.large ? longest.large : longest.default
    const lines = await within(measure(bench), patience, () => bench.stopAll()).catch((error: unknown) => {
      console.error(error)
      return [broken(what, error)]
    })
    rows.push(...lines.map((line) => rowOf(name, line)))
    for (const { job, figure, limit, missing } of lines)
      console.log(`  ${job}: ${figure}; ${limit || '-'}; ${missing ? `not met: ${missing}` : 'met'}`)
    console.log(`  ${Math.round((performance.now() - begun) / 1000)} s`)
  }
} finally {
  await bench.close()
}
console.log(`\n${tableOf(rows)}`)
if (options.write) {
  const machine = machineOf(load, options.large ? 'large' : 'default')
  const order = Object.keys(jobs)
  const isWhole = options.only === undefined
  await writeInto('docs/benchmarks.md', { rows, machine, order, isWhole })
  console.log('\nWritten into docs/benchmarks.md.')
}
process.exit(0)
