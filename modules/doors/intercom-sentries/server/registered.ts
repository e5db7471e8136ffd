import { eq } from 'drizzle-orm'
import type { Work } from '#platform/server/work.ts'
import { sentriesChanged } from '../events.ts'
import { deviceTable as d } from './tables.ts'

/** Seconds between two registrations of a device that are told to browsers: pages say minutes. */
const toldEvery = 60

/** A device signed in at the exchange for so many seconds; 0: it signed out. The caller knows that it is in use. */
export async function noteRegistered(
  work: Pick<Work, 'db' | 'now' | 'emit'>,
  device: { id: string; registeredAt: Date | null },
  seconds: number,
): Promise<void> {
  const reachableUntil = seconds ? new Date(work.now.getTime() + seconds * 1000) : null
  await work.db.update(d).set({ registeredAt: work.now, reachableUntil }).where(eq(d.id, device.id))
  const before = device.registeredAt?.getTime() ?? 0
  if (!seconds || work.now.getTime() - before > toldEvery * 1000) work.emit(sentriesChanged, {})
}
