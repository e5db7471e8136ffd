import type { Line } from '../measure/line.ts'
import { besideBareRoute } from '../measure/bare.ts'
import type { Stage } from '../measure/stage.ts'

const list = '/api/v1/Postal/List'

async function householdWithMost(stage: Stage): Promise<string> {
  const { rows } = await stage.owner.query<{ id: string }>(
    `select household_id as id from package p join membership m using (community_id) join account a on a.id = m.account_id
     where a.name = 'desk1a' and p.state = 'waiting' group by 1 order by count(*) desc, 1 limit 1`,
  )
  const id = rows[0]?.id
  if (!id) throw new Error('no household has a package')
  return id
}

/** The uncollected packages of one household among a million of its community. */
export async function measureWaiting(stage: Stage): Promise<Line[]> {
  const path = `/api/v1/Postal/Uncollected/Tablets?TabletIds=${await householdWithMost(stage)}`
  return besideBareRoute(stage, {
    job: 'uncollected packages of a household among 1,000,000',
    path,
    goal: 0.5,
    p99: 15,
    rate: 300,
  })
}

/** The first page of the list, one with a filter, the total, and the page behind the last cursor. */
export async function measureList(stage: Stage): Promise<Line[]> {
  const desk = await stage.desk()
  const { rows } = await stage.owner.query<{ micros: string; id: string }>(
    `select (extract(epoch from p.arrived_at) * 1000000)::bigint::text as micros, p.id from package p
     join membership m using (community_id) join account a on a.id = m.account_id
     where a.name = 'desk1a' order by p.arrived_at, p.id limit 1 offset 26`,
  )
  const last = rows[0]
  if (!last) throw new Error('the list is empty')
  const { body } = await desk.get(`${list}`, { MaxCount: 25, State: 'all' })
  if (body.Data.length !== 25) throw new Error('the page has no 25 rows')
  const pages = {
    'list: first 25': `${list}?MaxCount=25&State=all`,
    'list: 25 of a state': `${list}?MaxCount=25&State=waiting`,
    'list: the last 25': `${list}?MaxCount=25&State=all&After=${last.micros}.${last.id}`,
    'list: the total': `${list}/Count`,
  }
  const lines: Line[] = []
  for (const [job, path] of Object.entries(pages))
    lines.push(...(await besideBareRoute(stage, { job, path, goal: 0.5 })))
  return lines
}

/** The four numbers of the header. */
export async function measureCounters(stage: Stage): Promise<Line[]> {
  const lines: Line[] = []
  for (const [what, path] of Object.entries({
    packages: '/api/v1/Postal/Unclaimed-Postal/Count',
    deposits: '/api/v1/CollectionPayment/Uncollected/Count',
    returns: '/api/v1/Postal/Return-Postal/Count',
    visitors: '/api/v1/Guest/Old/Arrived/Count',
  }))
    lines.push(...(await besideBareRoute(stage, { job: `header counter: ${what}`, path, goal: 0.5 })))
  return lines
}
