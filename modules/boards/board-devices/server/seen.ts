import { eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { Work } from '#platform/server/work.ts'
import { deviceBack } from '../events.ts'
import { type DeviceRow, deviceRows, isOnline } from './queries.ts'
import { deviceTable as d } from './tables.ts'

/** A screen of the community; undefined once it was removed. */
export const deviceOf = async (lease: Lease, deviceId: string): Promise<DeviceRow | undefined> =>
  (await deviceRows(lease, eq(d.id, deviceId)))[0]

/** What a screen says of itself. */
export interface Heard {
  screen: string
  program: string
  driftMs: number
  shownHash: string
  shownBoardId: string | null
}

/** Writes down what a screen said of itself; one that was off is told of to whoever looks on. */
export async function hearOf(work: Work, device: DeviceRow, heard: Heard): Promise<void> {
  await work.db
    .update(d)
    .set({ ...heard, seenAt: work.now })
    .where(eq(d.id, device.id))
  if (!isOnline(device, work.now)) work.emit(deviceBack, { displayDeviceId: device.id })
}
