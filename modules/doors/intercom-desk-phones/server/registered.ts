import { eq } from 'drizzle-orm'
import type { Work } from '#platform/server/work.ts'
import { phonesChanged } from '../events.ts'
import { wouldRing } from './live.ts'
import { type PhoneRow, phoneTable as p } from './tables.ts'

/** A telephone signed in at the exchange for so many seconds; 0: it signed out. */
export async function notePhone(work: Work, phone: PhoneRow, seconds: number): Promise<void> {
  const reachableUntil = seconds ? new Date(work.now.getTime() + seconds * 1000) : null
  await work.db.update(p).set({ reachableUntil }).where(eq(p.id, phone.id))
  if (wouldRing(phone, work.now) !== wouldRing({ reachableUntil }, work.now)) work.emit(phonesChanged, {})
}
