import { atMost, type Line, ms, nth } from '../measure/line.ts'
import type { Stage } from '../measure/stage.ts'

const rounds = 20
const warming = 3
/** Milliseconds in which 95 of a hundred answers are there. */
const limit = 50

/** What people type, of what the community has and of what it does not have. */
async function fragmentsOf(stage: Stage): Promise<Record<string, string>> {
  const { rows } = await stage.owner.query<Record<string, string>>(
    `with here as (select community_id as id from membership m join account a on a.id = m.account_id where a.name = 'desk1a')
     select (select name from resident r, here where r.community_id = here.id order by r.id limit 1) as name,
       (select mobile from resident r, here where r.community_id = here.id and mobile <> '' order by r.id limit 1) as mobile,
       (select label from household h, here where h.community_id = here.id order by h.id limit 1) as label,
       (select plate from vehicle v, here where v.community_id = here.id order by v.id limit 1) as plate,
       (select code from card c, here where c.community_id = here.id order by c.id limit 1) as card,
       (select tracking_number from package p, here where p.community_id = here.id and p.state = 'waiting' order by p.id limit 1) as tracking`,
  )
  const { name = '', mobile = '', label = '', plate = '', card = '', tracking = '' } = rows[0] ?? {}
  return {
    'one Chinese character': '王',
    'a whole name': name,
    'a name that nobody has': '歐陽鋒',
    'a part of a label': '12-3',
    'a whole label': label,
    'a label that is none': 'ZZ-99F',
    'the last three of a phone': mobile.slice(-3),
    'a whole phone': mobile,
    'a part of a plate': plate.slice(1, 5),
    'a plate without its hyphen': plate.replace('-', ''),
    'full width': label.replace(/[A-Z0-9]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    'the end of a tracking number': tracking.slice(-4),
    'the middle of a tracking number': tracking.slice(3, 9),
    'a number that nothing has': '99999999999',
    'a card': card,
    'a card that nobody has': 'FEDCBA9876',
  }
}

/** Milliseconds below which 95 of a hundred answers to one caller stay. */
async function p95Of(stage: Stage, path: string, query: Record<string, string>): Promise<number> {
  const desk = await stage.desk()
  const times: number[] = []
  for (let round = 0; round < rounds + warming; round++) {
    const begun = performance.now()
    const { status } = await desk.get(path, query)
    if (status !== 200) throw new Error(`${path} answers ${status}`)
    if (round >= warming) times.push(performance.now() - begun)
  }
  return nth(times, 0.95)
}

/** One search over everything, in a community of 8,000 households and a million packages. */
export async function measureSearch(stage: Stage): Promise<Line[]> {
  const bare = await p95Of(stage, '/api/v1/CommunityTablet/Tag', {})
  let slowest = { what: '', p95: 0 }
  const times: number[] = []
  for (const [what, Text] of Object.entries(await fragmentsOf(stage))) {
    const p95 = await p95Of(stage, '/api/v1/Search', { Text })
    times.push(p95)
    if (p95 > slowest.p95) slowest = { what, p95 }
  }
  return [
    {
      job: 'search over 24,000 people, 8,000 households and a million packages: the slowest of 16 fragments',
      figure: `p95 ${ms(slowest.p95)} (${slowest.what}); the one in the middle ${ms(nth(times, 0.5))}`,
      limit: `p95 ${ms(bare)} (a list of a few words, the same way)`,
      ratio: slowest.p95 / bare,
      goal: `p95 under ${limit} ms`,
      missing: atMost(slowest.p95, limit),
    },
  ]
}
