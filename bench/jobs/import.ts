import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Desk } from '../../tests/setup/desk.ts'
import { importOf, upload } from '../../tests/setup/imports.ts'
import { insertBare, rowsLeft, scan } from '../measure/bare-import.ts'
import { atMost, type Line, megabytes, middle, missingOf, ms } from '../measure/line.ts'
import { residentBytes } from '../measure/memory.ts'
import { headersOf, openStage, type Server, type Stage } from '../measure/stage.ts'

const goal = { work: 3, others: 3, memory: 200 * 1024 * 1024 }
/** Seconds that others are watched while nothing is imported. */
const quiet = 8
const othersPerSecond = 60

async function settled(desk: Desk, id: string): Promise<string> {
  for (;;) {
    const { Status } = await importOf(desk, id)
    if (Status !== 'checking' && Status !== 'applying') return Status
    await pause(25)
  }
}

/** Milliseconds of the check and of the writing, as the manager waits for them. */
async function importInto(stage: Stage, account: string, file: Buffer) {
  const manager = await stage.desk(account)
  const begun = performance.now()
  const { status, body } = await upload(manager, file)
  if (status !== 200) throw new Error(`not uploaded: ${JSON.stringify(body)}`)
  const id: string = body.Data.ImportId
  const looked = await settled(manager, id)
  if (looked !== 'ready') throw new Error(`the file is ${looked}`)
  const seen = performance.now()
  await manager.post(`/api/v1/HouseholdProperty/Import/${id}/Confirm`)
  const written = await settled(manager, id)
  if (written !== 'completed') throw new Error(`the import is ${written}`)
  return { check: seen - begun, write: performance.now() - seen, communityId: String(manager.info['ComId']) }
}

/** Another community that works on: calls at a steady pace, until it is stopped. */
async function others(stage: Stage) {
  const desk = await stage.desk('desk1b')
  const { body } = await desk.get('/api/v1/CommunityTablet/Search', { Text: '3' })
  if (!Array.isArray(body.Data)) throw new Error('the other community finds nothing')
  const url = `${stage.url}/api/v1/Postal/List?MaxCount=25&State=waiting`
  const asked = { url, headers: headersOf(desk), connections: 4, overallRate: othersPerSecond }
  return (seconds: number) => {
    let stop: () => void = () => undefined
    const p99 = new Promise<number>((resolve, reject) => {
      const running = autocannon({ ...asked, duration: seconds }, (error: Error | null, seen) =>
        error ? reject(error) : resolve(seen.latency.p99),
      )
      stop = () => running.stop()
    })
    return { stop, p99 }
  }
}

/** Keeps the most memory that a process held. */
function watchMemory(pid: number | undefined) {
  let most = 0
  const look = async () => {
    most = Math.max(most, await residentBytes(pid))
  }
  const timer = setInterval(() => void look(), 50)
  return () => {
    clearInterval(timer)
    return most
  }
}

const householdsOf = async (stage: Stage) =>
  new Set((await stage.owner.query<{ id: string }>('select id from household')).rows.map(({ id }) => id))

/** A workbook of 5,000 households with everything around it, beside reading its cells and inserting its rows. */
export async function measureImport(server: Server): Promise<Line[]> {
  const file = await readFile('tests/setup/large-households.xlsx')
  const country = { communities: 5, packages: 5000, largest: 0 }
  const stage = await openStage(server, {
    database: 'bench_import',
    country,
    isFresh: true,
    run: 'api,worker',
  })
  try {
    const begin = await others(stage)
    const before = await householdsOf(stage)
    // The first import warms up: the second is measured, in another community.
    await importInto(stage, 'auth_1000000002', file)
    const p99Alone = await begin(quiet).p99
    const idle = await residentBytes(stage.lobby.process.pid)
    const memory = watchMemory(stage.lobby.process.pid)
    const beside = begin(120)
    const { check, write, communityId } = await importInto(stage, 'auth_1000000003', file)
    beside.stop()
    const p99Beside = await beside.p99
    const added = memory() - idle
    const to = String((await stage.desk('desk4a')).info['ComId'])
    const rows = await rowsLeft(stage.owner, communityId, to, before)
    const scans: number[] = []
    const inserts: number[] = []
    for (let round = 0; round < 4; round++) {
      const begun = performance.now()
      await scan(file)
      scans.push(performance.now() - begun)
      inserts.push(await insertBare(stage.owner, rows))
    }
    const [scanned, inserted] = [middle(scans.slice(1)), middle(inserts.slice(1))]
    const ratio = (check + write) / (scanned + inserted)
    return [
      {
        job: 'import of 5,000 households and 6,000 people from .xlsx with all checks',
        figure: `${ms(Math.round(check + write))} (${ms(Math.round(check))} to the preview, ${ms(Math.round(write))} to write)`,
        limit: `${ms(Math.round(scanned + inserted))} (scan of the cells ${ms(Math.round(scanned))}, bulk insert ${ms(Math.round(inserted))})`,
        ratio,
        goal: `at most ${goal.work}`,
        missing: atMost(ratio, goal.work),
      },
      {
        job: 'others meanwhile: p99 of a list',
        figure: ms(p99Beside),
        limit: `${ms(p99Alone)} (nobody imports)`,
        ratio: p99Beside / p99Alone,
        goal: `at most ${goal.others}`,
        missing: atMost(p99Beside / p99Alone, goal.others),
      },
      {
        job: 'memory that the import adds to the server process',
        figure: megabytes(added),
        limit: `${megabytes(idle)} (before)`,
        ratio: (idle + added) / idle,
        goal: `at most ${megabytes(goal.memory)}`,
        missing: missingOf(atMost(added, goal.memory)),
      },
    ]
  } finally {
    await stage.close()
  }
}
