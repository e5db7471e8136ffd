import { createHash } from 'node:crypto'
import { newId } from '#platform/contract/new-id.ts'
import type { Lease } from '#platform/server/database.ts'
import { networkOf } from '#platform/server/network-of.ts'
import { tooManySerials } from '../contract.ts'

const windowMinutes = 15

/** Who tries a serial number: by the line, by the network around it, and by the phone. */
export interface Guess {
  address: string
  wide: string
  phone: string
}

/** Wrong numbers within the window before one has to wait: many phones may share a line, and many lines a network. */
const allowed: Record<keyof Guess, number> = { address: 20, wide: 200, phone: 20 }

/** Whom a try counts for; of the phone's barcode, which opens hand-overs, only a digest is kept. */
export function guessOf(address: string, phoneSerial: string): Guess {
  const { near, wide } = networkOf(address)
  const phone = createHash('sha256').update(phoneSerial).digest('base64url').slice(0, 22)
  return { address: near, wide, phone }
}

const mistakesOf = (by: keyof Guess) => `
  select count(*) as count,
    coalesce(ceil(extract(epoch from min(at) + make_interval(mins => ${windowMinutes}) - now())), 0)::int as wait
  from activation_attempt where ${by} = $1 and at > now() - make_interval(mins => ${windowMinutes})`

/** Whoever tried too many has to wait; guesses of one network that come at the same time queue up. Throws tooManySerials. */
export async function requirePatience(lease: Lease, guess: Guess): Promise<void> {
  await lease.query('select pg_advisory_xact_lock(hashtextextended($1, 17))', [guess.wide])
  for (const by of ['address', 'wide', 'phone'] as const) {
    const [made] = await lease.query<{ count: number; wait: number }>(mistakesOf(by), [guess[by]])
    if (made && made.count >= allowed[by]) throw tooManySerials(Math.max(1, made.wait))
  }
}

/** A number that leads nowhere. */
export async function countMistake(lease: Lease, { address, wide, phone }: Guess): Promise<void> {
  await lease.query('insert into activation_attempt (id, address, wide, phone) values ($1, $2, $3, $4)', [
    newId(),
    address,
    wide,
    phone,
  ])
}
