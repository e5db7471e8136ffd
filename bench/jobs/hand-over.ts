import { randomUUID } from 'node:crypto'
import type { Desk } from '../../tests/setup/desk.ts'
import { handOverRequest } from '../../tests/setup/packages.ts'
import { atLeast, atMost, type Line, missingOf, ms, perSecond } from '../measure/line.ts'
import { inTurns, load } from '../measure/load.ts'
import { hasPgbench, keepValues, pgbench, valueOf } from '../measure/pgbench.ts'
import { recordTransaction, type Recorded } from '../measure/recorded.ts'
import { rounds as pacedRounds, steady } from '../measure/steady.ts'
import { headersOf, openStage, type Server, type Stage } from '../measure/stage.ts'

/** Desks that hand over at once, each in a community of its own. */
const desks = 16
const rounds = 3
/** Hand-overs of a desk in a round, and in what warms up. */
const turns = 120
const warming = 15
const perDesk = warming + rounds * turns
const packagesEach = 5
const path = '/api/v1/Postal/Uncollected/Status'
const job = 'hand over 5 packages with history, audit, event and retry key'
/** Hand-overs in a second at a steady pace, three of each desk, which is more than hands can do; and how many of a desk. */
const pace = { rate: 50, turns: 13 }
const goal = 0.35
const p99 = 50

const addPackages = `
  insert into package (community_id, id, serial_number, household_id, kind_id, arrived_at, arrived_by, arrived_by_name)
  select $1, u.id, f.serial, h.id, k.id, now(), $3, '陳怡君'
  from unnest($2::uuid[]) with ordinality u(id, n)
  join (select s as serial, row_number() over (order by s) as n from generate_series(1, 9999) s
    where s not in (select serial_number from package where community_id = $1 and state = 'waiting')) f using (n)
  join (select id, row_number() over (order by id) - 1 as n, count(*) over () as all from household where community_id = $1) h
    on h.n = (u.n - 1) / ${packagesEach} % h.all
  cross join (select id from package_kind where community_id = $1 order by position limit 1) k`

interface Place {
  desk: Desk
  communityId: string
  accountId: string
  /** The packages of each hand-over. */
  sets: string[][]
}

async function placeOf(stage: Stage, number: number, count: number): Promise<Place> {
  const desk = await stage.desk(`desk${number}a`)
  const sets = Array.from({ length: count }, () => Array.from({ length: packagesEach }, () => randomUUID()))
  const communityId = String(desk.info['ComId'])
  const { rows } = await stage.owner.query<{ id: string }>('select id from account where name = $1', [
    `desk${number}a`,
  ])
  const accountId = rows[0]?.id ?? ''
  await stage.owner.query(addPackages, [communityId, sets.flat(), accountId])
  return { desk, communityId, accountId, sets }
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const requestOf = (ids: readonly string[]) => handOverRequest({ PdIds: ids })

/** What the recorded transaction says with other packages, another community and another desk: new ids for what it makes. */
function valuesFor(
  recorded: readonly Recorded[],
  known: ReadonlyMap<string, string>,
  key: [string, string],
): (string | null)[] {
  const others = new Map(known)
  const idFor = (id: string) => {
    const other = others.get(id) ?? randomUUID()
    others.set(id, other)
    return other
  }
  return recorded
    .flatMap(({ values }) => values)
    .map((value) => valueOf(value)?.replaceAll(key[0], key[1]).replace(uuid, idFor) ?? null)
}

/** Desks hand over five packages at once, beside pgbench that runs the transaction of just such a call. */
export async function measureHandOver(server: Server): Promise<Line[]> {
  const country = { communities: desks, packages: desks * 5_000, largest: 0 }
  const stage = await openStage(server, { database: 'bench_hand_over', country, isFresh: true })
  try {
    const places: Place[] = []
    for (let n = 1; n <= desks; n++)
      places.push(await placeOf(stage, n, 2 * perDesk + pacedRounds * pace.turns + 1))
    await stage.owner.query('vacuum analyze package')
    const [first] = places
    const sample = first?.sets.pop()
    if (!first || !sample) throw new Error('there is no desk')
    const recorded = await recordTransaction(stage, 'desk1a', async (desk) => {
      const { status, body } = await desk.patch(path, requestOf(sample), {
        'idempotency-key': 'key-recorded',
      })
      if (status !== 200) throw new Error(`not handed over: ${status} ${JSON.stringify(body)}`)
    })
    const canCompare = await hasPgbench()
    if (canCompare) {
      const values = places.flatMap(({ communityId, accountId, sets }) =>
        sets.slice(0, perDesk).map((ids) => {
          const same: [string, string][] = [
            [first.communityId, communityId],
            [first.accountId, accountId],
            ...sample.map((id, i): [string, string] => [id, ids[i] ?? '']),
          ]
          return valuesFor(recorded, new Map(same), ['key-recorded', `key-${ids[0]}`])
        }),
      )
      await keepValues(stage, recorded, values)
    }
    let asked = 0
    const next = () => {
      const place = places[asked++ % desks] as Place
      const ids = place.sets.pop() ?? []
      const headers = {
        ...headersOf(place.desk),
        'content-type': 'application/json',
        'idempotency-key': `key-${ids[0]}`,
      }
      return { path, headers, body: JSON.stringify(requestOf(ids)) }
    }
    const url = stage.url
    const figureOf = (each: number) =>
      load({ url, method: 'PATCH', next, connections: desks, amount: desks * each })
    let from = 0
    const limitOf = async (each: number) => {
      const begun = from
      from += each
      if (!canCompare) return { perSecond: Number.NaN, p50: Number.NaN, p99: Number.NaN }
      return pgbench(stage, recorded, { clients: desks, perClient: perDesk, from: begun, turns: each })
    }
    await figureOf(warming)
    await limitOf(warming)
    const { figure, limit, ratio } = await inTurns(
      () => figureOf(turns),
      () => limitOf(turns),
      rounds,
    )
    const paced = await steady({
      url,
      method: 'PATCH',
      next,
      rate: pace.rate,
      amount: desks * pace.turns,
    })
    const said = `${perSecond(limit.perSecond)} (pgbench, the transaction's ${recorded.length} statements, ${desks} clients)`
    const none = 'not measured: pgbench is not installed here (Debian: postgresql, which brings it)'
    return [
      {
        job,
        figure: `${perSecond(figure.perSecond)}, p99 ${ms(figure.p99)} (${desks} desks)`,
        limit: canCompare ? said : none,
        ratio: canCompare ? ratio : undefined,
        goal: `at least ${goal}; p99 under ${p99} ms`,
        missing: missingOf(
          canCompare ? atLeast(ratio, goal) : 'the limit is not known',
          atMost(figure.p99, p99, 'p99'),
        ),
      },
      {
        job: `the same at a steady ${pace.rate} a second`,
        figure: `p99 ${ms(paced.p99)}, half of them within ${ms(paced.p50)}`,
        limit: '',
        ratio: undefined,
        goal: `p99 under ${p99} ms`,
        missing: atMost(paced.p99, p99, 'p99'),
      },
    ]
  } finally {
    await stage.close()
  }
}
