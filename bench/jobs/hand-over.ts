import { randomUUID } from 'node:crypto'
import { handOverRequest } from '../../tests/setup/packages.ts'
import { besideTransaction, type Place, turnsOf } from '../measure/beside-transaction.ts'
import type { Line } from '../measure/line.ts'
import { openStage, type Server, type Stage } from '../measure/stage.ts'

/** Desks that hand over at once, each in a community of its own. */
const desks = 16
const packagesEach = 5
/** Hand-overs in a second at a steady pace, three of each desk, which is more than hands can do; and how many of a desk. */
const pace = { rate: 50, turns: 13 }

const addPackages = `
  insert into package (community_id, id, serial_number, household_id, kind_id, arrived_at, arrived_by, arrived_by_name)
  select $1, u.id, f.serial, h.id, k.id, now(), $3, '陳怡君'
  from unnest($2::uuid[]) with ordinality u(id, n)
  join (select s as serial, row_number() over (order by s) as n from generate_series(1, 9999) s
    where s not in (select serial_number from package where community_id = $1 and state = 'waiting')) f using (n)
  join (select id, row_number() over (order by id) - 1 as n, count(*) over () as all from household where community_id = $1) h
    on h.n = (u.n - 1) / ${packagesEach} % h.all
  cross join (select id from package_kind where community_id = $1 order by position limit 1) k`

interface HandOver {
  communityId: string
  accountId: string
  packageIds: string[]
}

async function placeOf(stage: Stage, number: number): Promise<Place<HandOver>> {
  const desk = await stage.desk(`desk${number}a`)
  const sets = Array.from({ length: turnsOf(pace) }, () =>
    Array.from({ length: packagesEach }, () => randomUUID()),
  )
  const communityId = String(desk.info['ComId'])
  const { rows } = await stage.owner.query<{ id: string }>('select id from account where name = $1', [
    `desk${number}a`,
  ])
  const accountId = rows[0]?.id ?? ''
  await stage.owner.query(addPackages, [communityId, sets.flat(), accountId])
  return { desk, turns: sets.map((packageIds) => ({ communityId, accountId, packageIds })) }
}

/** Desks hand over five packages at once, beside pgbench that runs the transaction of just such a call. */
export async function measureHandOver(server: Server): Promise<Line[]> {
  const country = { communities: desks, packages: desks * 5_000, largest: 0 }
  const stage = await openStage(server, { database: 'bench_hand_over', country, isFresh: true })
  try {
    const places: Place<HandOver>[] = []
    for (let n = 1; n <= desks; n++) places.push(await placeOf(stage, n))
    await stage.owner.query('vacuum analyze package')
    return await besideTransaction(stage, {
      job: 'hand over 5 packages with history, audit, event and retry key',
      method: 'PATCH',
      places,
      requestOf: ({ packageIds }) => ({
        path: '/api/v1/Postal/Uncollected/Status',
        body: handOverRequest({ PdIds: packageIds }),
      }),
      keyOf: ({ packageIds }) => `key-${packageIds[0]}`,
      otherwise: (recorded, turn) => [
        [recorded.communityId, turn.communityId],
        [recorded.accountId, turn.accountId],
        ...recorded.packageIds.map((id, nth): [string, string] => [id, turn.packageIds[nth] ?? '']),
      ],
      goal: 0.35,
      p99: 50,
      pace,
    })
  } finally {
    await stage.close()
  }
}
