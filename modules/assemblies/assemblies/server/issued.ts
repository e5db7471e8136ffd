import { desc, eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { IssuedMinutes } from '../minutes-contract.ts'
import { requireAssembly } from './assemblies.ts'
import { minutesTable as m } from './tables.ts'

const said = {
  version: m.version,
  chairName: m.chairName,
  recorderName: m.recorderName,
  correction: m.correction,
  reason: m.reason,
  digest: m.digest,
  at: m.at,
  by: m.byName,
}

/** The versions of the minutes of an assembly, the newest first. */
export const issuedOf = (lease: Pick<Lease, 'db'>, assemblyId: string): Promise<IssuedMinutes[]> =>
  lease.db.select(said).from(m).where(eq(m.assemblyId, assemblyId)).orderBy(desc(m.version))

/** As `issuedOf`, for whoever sees the meeting. Throws notFound. */
export async function listIssued(lease: Lease, assemblyId: string): Promise<IssuedMinutes[]> {
  await requireAssembly(lease, assemblyId)
  return issuedOf(lease, assemblyId)
}
