import { randomUUID } from 'node:crypto'
import { startBare } from '../measure/bare.ts'
import { hearingTime, openBrowsers } from '../measure/crowd.ts'
import { atMost, type Line, ms } from '../measure/line.ts'
import { headersOf, openStage, type Server, type Stage } from '../measure/stage.ts'

const many = 2000
const rounds = 23
const steps = [100, 1000, 8000]
const goal = { fanOut: 2, others: 1.1, growth: 1.3 }

const marker = '"Events"'
const json = { 'content-type': 'application/json' }
const eventsAt = (url: string) => `${url.replace('http', 'ws')}/api/v1/Events`

/** A call that registers a package, and the browsers of its community that hear of it. */
async function lobbyCrowd(stage: Stage, count: number, account = 'desk1a') {
  const desk = await stage.desk(account)
  const { rows } = await stage.owner.query<{ household: string; kind: string }>(
    `select (select id from household where community_id = $1 limit 1) as household,
       (select id from package_kind where community_id = $1 order by position limit 1) as kind`,
    [desk.info['ComId']],
  )
  const bodies = Array.from({ length: rounds }, () =>
    JSON.stringify({ PdId: randomUUID(), TabletId: rows[0]?.household, PostalTypeId: rows[0]?.kind }),
  )
  const headers = headersOf(desk)
  return {
    sockets: [{ url: eventsAt(stage.url), headers, count }],
    rounds,
    marker,
    tell: { url: `${stage.url}/api/v1/Postal`, headers: { ...headers, ...json }, bodies },
  }
}

/** The same number of sockets of a server that hands on what it is told: as long a message as Lobby's. */
async function bareTime(count: number): Promise<number> {
  const bare = await startBare('fan-out', {})
  const body = JSON.stringify({
    Events: [{ Number: 1, Name: 'packages.registered', Payload: 'x'.repeat(160), Mine: false }],
  })
  try {
    return await hearingTime({
      sockets: [{ url: `${bare.url.replace('http', 'ws')}/events`, headers: {}, count }],
      rounds,
      marker,
      tell: { url: `${bare.url}/tell`, headers: json, bodies: Array.from({ length: rounds }, () => body) },
    })
  } finally {
    await bare.stop()
  }
}

async function fanOut(stage: Stage): Promise<Line> {
  const limit = await bareTime(many)
  const figure = await hearingTime(await lobbyCrowd(stage, many))
  const ratio = figure / limit
  return {
    job: `one event to ${many} open browsers, until the last one has it`,
    figure: `${ms(figure)} (with the call that registers a package)`,
    limit: `${ms(limit)} (a POST to ws, handed on)`,
    ratio,
    goal: `at most ${goal.fanOut}`,
    missing: atMost(ratio, goal.fanOut),
  }
}

async function besideOthers(stage: Stage): Promise<Line> {
  const few = 10
  const alone: number[] = []
  const beside: number[] = []
  for (let turn = 0; turn < 2; turn++) {
    alone.push(await hearingTime(await lobbyCrowd(stage, few)))
    const others = await Promise.all(['desk2a', 'desk3a'].map((account) => stage.desk(account)))
    const url = eventsAt(stage.url)
    const sockets = others.map((desk) => ({ url, headers: headersOf(desk), count: many / others.length }))
    const crowd = await openBrowsers({ sockets, marker })
    beside.push(await hearingTime(await lobbyCrowd(stage, few)).finally(() => crowd.stop()))
  }
  const [limit, figure] = [Math.min(...alone), Math.min(...beside)]
  const ratio = figure / limit
  return {
    job: `an event of a community of ${few} browsers, while ${many} of others are connected`,
    figure: ms(figure),
    limit: `${ms(limit)} (nobody else)`,
    ratio,
    goal: `at most ${goal.others}`,
    missing: atMost(ratio, goal.others),
  }
}

async function growth(stage: Stage): Promise<Line> {
  const times: number[] = []
  for (const count of steps) times.push(await hearingTime(await lobbyCrowd(stage, count)))
  const [, middleTime = Number.NaN, last = Number.NaN] = times
  const [, middleCount = 1, lastCount = 1] = steps
  const ratio = last / lastCount / (middleTime / middleCount)
  return {
    job: `growth: ${steps.join(' → ')} browsers, one event`,
    figure: times.map(ms).join(' → '),
    limit: `${ms((middleTime * lastCount) / middleCount)} (the middle one times ${lastCount / middleCount})`,
    ratio,
    goal: `linear: at most ${goal.growth}`,
    missing: atMost(ratio, goal.growth),
  }
}

/** How long an event takes to the last of many browsers. */
export async function measureEvents(server: Server): Promise<Line[]> {
  const country = { communities: 5, packages: 5000, largest: 0 }
  const stage = await openStage(server, { database: 'bench_events', country, isFresh: true })
  try {
    return [await fanOut(stage), await besideOthers(stage), await growth(stage)]
  } finally {
    await stage.close()
  }
}
