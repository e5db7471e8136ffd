import { randomUUID } from 'node:crypto'
import type { Desk } from '../../tests/setup/desk.ts'
import { heard } from './heard.ts'
import { atLeast, atMost, type Line, missingOf, ms, perSecond } from './line.ts'
import { inTurns, load } from './load.ts'
import { hasPgbench, keepValues, pgbench, valueOf } from './pgbench.ts'
import { recordTransaction, type Recorded } from './recorded.ts'
import { headersOf, type Stage } from './stage.ts'
import { rounds as pacedRounds, steady } from './steady.ts'

const rounds = 3
/** Calls of a desk in a round, and in what warms up. */
const turns = 120
const warming = 15
const perDesk = warming + rounds * turns

/** A desk and what it does, turn by turn. */
export interface Place<Turn> {
  desk: Desk
  turns: Turn[]
}

export interface WritingJob<Turn> {
  job: string
  method: 'POST' | 'PATCH'
  /** One a client; the first is desk1a, whose last turn is the one that is recorded. */
  places: readonly Place<Turn>[]
  requestOf(turn: Turn): { path: string; body: unknown }
  /** The retry key of a turn. */
  keyOf(turn: Turn): string
  /** What of the recorded turn is called otherwise in this one: ids, and numbers that are given once. */
  otherwise(recorded: Turn, turn: Turn, nth: number): [string, string][]
  /** What it must reach of the bare transaction. */
  goal: number
  /** Milliseconds that the slowest of a hundred may take. */
  p99?: number
  /** Calls in a second at a steady pace, and how many of each desk. */
  pace?: { rate: number; turns: number }
}

/** How many turns a place needs. */
export const turnsOf = (pace?: { turns: number }): number =>
  2 * perDesk + pacedRounds * (pace?.turns ?? 0) + 1

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** What the recorded transaction says in another turn: new ids for what it makes. */
function valuesFor(recorded: readonly Recorded[], pairs: readonly [string, string][]): (string | null)[] {
  const others = new Map(pairs)
  const words = pairs.filter(([from]) => !from.match(uuid))
  const idFor = (id: string) => {
    const other = others.get(id) ?? randomUUID()
    others.set(id, other)
    return other
  }
  return recorded
    .flatMap(({ values }) => values)
    .map((value) => {
      const said = valueOf(value)?.replace(uuid, idFor)
      return words.reduce((all, [from, to]) => all?.replaceAll(from, to), said) ?? null
    })
}

/** Measures a writing call of several desks beside pgbench that runs the transaction of just such a call. */
export async function besideTransaction<Turn>(
  stage: Stage,
  { job, method, places, requestOf, keyOf, otherwise, goal, p99, pace }: WritingJob<Turn>,
): Promise<Line[]> {
  const sample = places[0]?.turns.pop()
  if (sample === undefined) throw new Error('there is no desk')
  const recorded = await recordTransaction(stage, 'desk1a', async (desk) => {
    const { path, body } = requestOf(sample)
    const send = method === 'POST' ? desk.post : desk.patch
    const answer = await send.call(desk, path, body, { 'idempotency-key': 'key-recorded' })
    if (answer.status !== 200) throw new Error(`not done: ${answer.status} ${JSON.stringify(answer.body)}`)
  })
  const canCompare = await hasPgbench()
  if (canCompare) {
    const values = places.flatMap((place) =>
      place.turns
        .slice(0, perDesk)
        .map((turn, nth) =>
          valuesFor(recorded, [...otherwise(sample, turn, nth), ['key-recorded', keyOf(turn)]]),
        ),
    )
    await keepValues(stage, recorded, values)
  }
  let asked = 0
  const next = () => {
    const place = places[asked++ % places.length] as Place<Turn>
    const turn = place.turns.pop()
    if (turn === undefined) throw new Error('there are no turns left')
    const { path, body } = requestOf(turn)
    const headers = {
      ...headersOf(place.desk),
      'content-type': 'application/json',
      'idempotency-key': keyOf(turn),
    }
    return { path, headers, body: JSON.stringify(body) }
  }
  const { url } = stage
  const figureOf = (each: number) =>
    load({ url, method, next, connections: places.length, amount: places.length * each })
  let from = 0
  const limitOf = async (each: number) => {
    heard()
    const begun = from
    from += each
    if (!canCompare) return { perSecond: Number.NaN, p50: Number.NaN, p99: Number.NaN }
    return pgbench(stage, recorded, { clients: places.length, perClient: perDesk, from: begun, turns: each })
  }
  await figureOf(warming)
  await limitOf(warming)
  const { figure, limit, ratio } = await inTurns(
    () => figureOf(turns),
    () => limitOf(turns),
    rounds,
  )
  const paced =
    pace && (await steady({ url, method, next, rate: pace.rate, amount: places.length * pace.turns }))
  const said = `${perSecond(limit.perSecond)} (pgbench, the transaction's ${recorded.length} statements, ${places.length} clients)`
  const none = 'not measured: pgbench is not installed here (Debian: postgresql, which brings it)'
  const line: Line = {
    job,
    figure: `${perSecond(figure.perSecond)}, p99 ${ms(figure.p99)} (${places.length} desks)`,
    limit: canCompare ? said : none,
    ratio: canCompare ? ratio : undefined,
    goal: `at least ${goal}${p99 ? `; p99 under ${p99} ms` : ''}`,
    missing: missingOf(
      canCompare ? atLeast(ratio, goal) : 'the limit is not known',
      p99 ? atMost(figure.p99, p99, 'p99') : '',
    ),
  }
  if (!pace || !paced) return [line]
  return [
    line,
    {
      job: `the same at a steady ${pace.rate} a second`,
      figure: `p99 ${ms(paced.p99)}, half of them within ${ms(paced.p50)}`,
      limit: '',
      ratio: undefined,
      goal: p99 ? `p99 under ${p99} ms` : '',
      missing: p99 ? atMost(paced.p99, p99, 'p99') : '',
    },
  ]
}
