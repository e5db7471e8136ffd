import { createHash } from 'node:crypto'
import type { Database, Lease } from './database.ts'

/** So many at once, and as many again within so many minutes, one after the other. */
export interface Pace {
  allowed: number
  minutes: number
}

/** What is counted on what: `signIn.account` on an account. */
export interface Count extends Pace {
  what: string
  on: string
}

/** How a count stands: how many are left, and seconds until there is one when none is. */
export interface Stand {
  left: number
  wait: number
}

/** What became of counting: how each stands now, or which one refused and for how many seconds. */
export type Counted<C extends Count = Count> =
  | { refused: { by: C; wait: number }; taken?: never }
  | { refused?: never; taken: readonly { by: C; stand: Stand }[] }

const digestOf = (on: string) => createHash('sha256').update(on).digest()
const windowOf = ({ minutes }: Pace) => minutes * 60
/** Seconds that one counts for. */
const shareOf = (pace: Pace) => windowOf(pace) / pace.allowed
/** Seconds that the database's clock may go on between two looks at it. */
const slack = 1

function stand(count: Count, spent: number): Stand {
  const free = windowOf(count) + slack - Math.max(0, spent)
  const left = Math.max(0, Math.min(count.allowed, Math.floor(free / shareOf(count))))
  return { left, wait: left > 0 ? 0 : Math.max(1, Math.ceil(shareOf(count) - free + slack)) }
}

const spentFrom = 'extract(epoch from spent_until - clock_timestamp())::float8 as spent'

/** How a count stands. Counts nothing. */
export async function standOf(lease: Lease, count: Count): Promise<Stand> {
  const [row] = await lease.query<{ spent: number }>(
    `select ${spentFrom} from guess where what = $1 and digest = $2`,
    [count.what, digestOf(count.on)],
  )
  return stand(count, row?.spent ?? 0)
}

/** Counts one; those of the same moment queue up at the row. Undefined when there is none left. */
async function take(lease: Lease, count: Count): Promise<Stand | undefined> {
  const [row] = await lease.query<{ spent: number }>(
    `insert into guess (what, digest, spent_until) values ($1, $2, clock_timestamp() + make_interval(secs => $3))
     on conflict (what, digest) do update
       set spent_until = greatest(guess.spent_until, clock_timestamp()) + make_interval(secs => $3)
       where guess.spent_until + make_interval(secs => $3) <= clock_timestamp() + make_interval(secs => $4)
     returning ${spentFrom}`,
    [count.what, digestOf(count.on), shareOf(count), windowOf(count) + slack],
  )
  return row && stand(count, row.spent)
}

/** Ends a transaction that counted some of what must be counted together. */
class Full<C extends Count> extends Error {
  readonly by: C
  constructor(by: C) {
    super('too many')
    this.by = by
  }
}

async function refusalOf<C extends Count>(lease: Lease, counts: readonly C[]) {
  for (const by of counts) {
    const { wait } = await standOf(lease, by)
    if (wait) return { refused: { by, wait } }
  }
  return undefined
}

/**
 * Counts one on all of these in a transaction of its own, or on none when one of them refuses; what is refused locks and
 * writes nothing. The counts that many share come last, and in the same order everywhere.
 */
export async function countOne<C extends Count>(
  database: Database,
  counts: readonly C[],
): Promise<Counted<C>> {
  const refusal = await database.glance('guesses so far', (lease) => refusalOf(lease, counts))
  if (refusal) return refusal
  try {
    return await database.across('a guess is counted', async (lease) => {
      const taken: { by: C; stand: Stand }[] = []
      for (const by of counts) {
        const stand = await take(lease, by)
        if (!stand) throw new Full(by)
        taken.push({ by, stand })
      }
      return { taken }
    })
  } catch (error) {
    if (!(error instanceof Full)) throw error
    const by = error.by as C
    const { wait } = await database.glance('guesses so far', (lease) => standOf(lease, by))
    return { refused: { by, wait: Math.max(1, wait) } }
  }
}

/** Takes one back on each of these, in the order in which they were counted. */
export async function takeBack(lease: Lease, counts: readonly Count[]): Promise<void> {
  for (const count of counts)
    await lease.query(
      'update guess set spent_until = spent_until - make_interval(secs => $3) where what = $1 and digest = $2',
      [count.what, digestOf(count.on), shareOf(count)],
    )
}

/** Forgets all that was counted on these. */
export async function forgetCounts(
  lease: Lease,
  counts: readonly Pick<Count, 'what' | 'on'>[],
): Promise<void> {
  for (const { what, on } of counts)
    await lease.query('delete from guess where what = $1 and digest = $2', [what, digestOf(on)])
}
