import type { Lease } from './database.ts'

/** After it serial numbers that are used again begin at 1. */
export const lastSerialNumber = 9999

/** A counter of a community, its row locked until the transaction ends. */
export interface LockedCounter {
  /** The number that was given last; 0 before the first. */
  last: number
  set(last: number): Promise<void>
}

/** Locks a counter of the community of the lease: of two desks the second waits here until the first one's transaction ends. */
export async function lockCounter(lease: Lease, name: string): Promise<LockedCounter> {
  const [row] = await lease.query<{ last: number }>(
    `insert into serial_counter (name) values ($1)
     on conflict (community_id, name) do update set last = serial_counter.last returning last`,
    [name],
  )
  return {
    last: row?.last ?? 0,
    set: async (last) => {
      await lease.query('update serial_counter set last = $2 where name = $1', [name, last])
    },
  }
}

/** The next number of a counter whose numbers have no gaps: what is rolled back is given again. */
export async function nextNumber(lease: Lease, name: string): Promise<number> {
  const counter = await lockCounter(lease, name)
  await counter.set(counter.last + 1)
  return counter.last + 1
}

/** The number after `last` past those in use, beginning again at 1 after 9999; undefined when every number is in use. */
export function serialNumberAfter(last: number, inUse: ReadonlySet<number>): number | undefined {
  for (let step = 0; step < lastSerialNumber; step++) {
    const n = ((last + step) % lastSerialNumber) + 1
    if (!inUse.has(n)) return n
  }
  return undefined
}

/**
 * Serial numbers that are used again when what had them is gone. The lock waits until no other desk registers in this
 * community and gives the way to take the next number, which throws `full` when every number is in use.
 * @param inUse SQL that gives the numbers in use as `n`
 */
export const reusedNumbers =
  ({ counter: name, inUse, full }: { counter: string; inUse: string; full: () => Error }) =>
  async (lease: Lease): Promise<() => Promise<number>> => {
    const counter = await lockCounter(lease, name)
    return async () => {
      const used = await lease.query<{ n: number }>(inUse)
      const next = serialNumberAfter(counter.last, new Set(used.map((row) => row.n)))
      if (next === undefined) throw full()
      await counter.set(next)
      return next
    }
  }
