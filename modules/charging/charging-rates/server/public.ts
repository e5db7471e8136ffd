import type { Lease } from '#platform/server/database.ts'
import type { Metered } from '../energy-curve.ts'
import { type PricedSession, priceSession } from '../price-session.ts'
import { readOffPeakDays, tariffsOf } from './read-rates.ts'

export { heldAt } from '../bands.ts'
export type { Metered } from '../energy-curve.ts'
export { parkingFee } from '../parking-fee.ts'
export { energyCost, type PricedSession, priceSession, roundCents, type Slice } from '../price-session.ts'
export type { Tariff } from '../tariff.ts'
export { readOffPeakDays, readTaipower, tariffOf, tariffsOf } from './read-rates.ts'

/** Prices sessions by the versions in force; it reads these once. What no version held for has no price. */
export async function pricer(
  lease: Pick<Lease, 'db'>,
): Promise<(session: Metered) => PricedSession | undefined> {
  const by = { tariffs: await tariffsOf(lease), offPeakDays: await readOffPeakDays(lease) }
  return (session) => priceSession(session, by)
}
