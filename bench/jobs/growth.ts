import type { Desk } from '../../tests/setup/desk.ts'
import { atMost, type Line, middle, perSecond } from '../measure/line.ts'
import { load } from '../measure/load.ts'
import { headersOf, openStage, type Server, type Stage } from '../measure/stage.ts'

const rounds = 3
/** Who asks at once: four Lobbys share the connections of one PostgreSQL. */
const connections = 8
const goal = { packages: 1.3, communities: 1.2 }
/** Communities whose desks ask, when there are so many. */
const askers = 30
/** A household of every step has so many packages, so that each answers with the same. */
const waitingEach = 3

const count = new Intl.NumberFormat('en')
const lists = ['all', 'handedOver'].map((state) => `/api/v1/Postal/List?MaxCount=25&State=${state}`)

/** A community of the step's number of packages; the last one of the large size stands in a country of 10,000. */
const packageSteps = (isLarge: boolean) => [
  { packages: 10_000, ...amongOthers(10_000) },
  { packages: 100_000, ...amongOthers(100_000) },
  { packages: 1_000_000, database: 'lobby', country: undefined },
  ...(isLarge ? [{ packages: 10_000_000, ...wholeCountry }] : []),
]

/** A large one among small ones, for which a planner takes it: row security hides from it which community asks. */
const amongOthers = (packages: number) => ({
  database: `bench_largest_${packages}`,
  country: { communities: 300, packages: packages + 60_000, largest: packages },
})
const wholeCountry = {
  database: 'bench_country',
  country: { communities: 10_000, packages: 20_000_000, largest: 10_000_000 },
}

const communitySteps = (isLarge: boolean) => [
  { communities: 1, ...spread(1) },
  { communities: 100, ...spread(100) },
  { communities: 1000, ...spread(1000) },
  ...(isLarge ? [{ communities: 10_000, ...wholeCountry }] : []),
]

const spread = (communities: number) => ({
  database: `bench_communities_${communities}`,
  country: { communities, packages: communities * 200, largest: 0 },
})

interface Asker {
  desk: Desk
  paths: string[]
}

async function askerOf(stage: Stage, number: number): Promise<Asker> {
  const desk = await stage.desk(`desk${number}a`)
  const { rows } = await stage.owner.query<{ id: string }>(
    `select household_id as id from package where community_id = $1 and state = 'waiting'
     group by 1 order by abs(count(*) - ${waitingEach}), 1 limit 1`,
    [desk.info['ComId']],
  )
  const household = rows[0]?.id
  return {
    desk,
    paths: household ? [...lists, `/api/v1/Postal/Uncollected/Tablets?TabletIds=${household}`] : lists,
  }
}

/** Lists and households of some desks, one after the other, as fast as they are answered. */
function asking(stage: Stage, askers: readonly Asker[], seconds: number) {
  const calls = askers.flatMap(({ desk, paths }) =>
    paths.map((path) => ({ path, headers: headersOf(desk), body: '' })),
  )
  let at = 0
  const next = () => calls[at++ % calls.length] as (typeof calls)[number]
  return load({ url: stage.url, method: 'GET', next, seconds, connections })
}

/** Answers a second of every stage, each in the middle of rounds that take them in turns. */
async function rates(stages: readonly { stage: Stage; askers: Asker[] }[]): Promise<number[]> {
  for (const { stage, askers } of stages) await asking(stage, askers, 1)
  const seen: number[][] = stages.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [i, { stage, askers }] of stages.entries())
      seen[i]?.push((await asking(stage, askers, 3)).perSecond)
  return seen.map((of) => middle(of))
}

function lineOf(text: string, steps: readonly number[], seen: readonly number[], most: number): Line {
  const [first = Number.NaN] = seen
  const last = seen.at(-1) ?? Number.NaN
  const ratio = first / last
  return {
    job: `growth: ${steps.map((n) => count.format(n)).join(' → ')} ${text}`,
    figure: seen.map(perSecond).join(' → '),
    limit: `${perSecond(first)} (the smallest)`,
    ratio,
    goal: `at most ${most} times as long`,
    missing: atMost(ratio, most),
  }
}

/** How the list and a household's packages slow down as a community, and as the country, grows. */
export async function measureGrowth(server: Server, large: Stage, isLarge: boolean): Promise<Line[]> {
  const lines: Line[] = []
  const open: Stage[] = []
  const stageOf = async (database: string, country: (typeof wholeCountry)['country']) => {
    const stage = await openStage(server, { database, country })
    open.push(stage)
    return stage
  }
  const closeAll = async () => {
    for (const stage of open.splice(0)) await stage.close()
  }
  try {
    const ofPackages = packageSteps(isLarge)
    const stages: Stage[] = []
    for (const { database, country } of ofPackages)
      stages.push(country ? await stageOf(database, country) : large)
    // Who signs in before all of them are filled is signed out when they are.
    const first: { stage: Stage; askers: Asker[] }[] = []
    for (const stage of stages) first.push({ stage, askers: [await askerOf(stage, 1)] })
    lines.push(
      lineOf(
        'packages of a community',
        ofPackages.map((step) => step.packages),
        await rates(first),
        goal.packages,
      ),
    )
    await closeAll()
    const ofCommunities = communitySteps(isLarge)
    const second: { stage: Stage; askers: Asker[] }[] = []
    for (const { communities, database, country } of ofCommunities) {
      const stage = await stageOf(database, country)
      const asked: Asker[] = []
      // The first community of the whole country is the one with the many packages.
      for (let n = 1; n <= Math.min(askers, communities); n++)
        asked.push(await askerOf(stage, communities > 1000 ? n + 1 : n))
      second.push({ stage, askers: asked })
    }
    lines.push(
      lineOf(
        'communities',
        ofCommunities.map((step) => step.communities),
        await rates(second),
        goal.communities,
      ),
    )
    return lines
  } finally {
    await closeAll()
  }
}
