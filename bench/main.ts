import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { measureCounters, measureList, measureWaiting } from './jobs/reads.ts'
import { measureStart } from './jobs/start.ts'
import { type Line, tableOf } from './measure/line.ts'
import { openWorld, type World } from './measure/world.ts'

const jobs: Record<string, (world: World) => Promise<Line[]>> = {
  waiting: measureWaiting,
  list: measureList,
  counters: measureCounters,
  start: measureStart,
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, write: { type: 'boolean', default: false } },
})
const chosen = Object.entries(jobs).filter(([name]) => !values.only || values.only.split(',').includes(name))
if (chosen.length === 0) throw new Error(`--only knows ${Object.keys(jobs).join(', ')}`)

const world = await openWorld()
const lines: Line[] = []
try {
  for (const [name, measure] of chosen) {
    console.log(`measuring ${name} …`)
    lines.push(...(await measure(world)))
  }
} finally {
  await world.close()
}
console.log(tableOf(lines))
if (values.write) await writeFile('.cache/bench/table.md', `${tableOf(lines)}\n`)
process.exit(0)
