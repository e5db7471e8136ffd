import { asc, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { communityServices } from '#platform/server/tables.ts'
import type { MainService } from '../contract.ts'
import { serviceNames, visitorExit } from '../services.ts'

const services = statement('community_services', (query) =>
  query
    .select({ id: communityServices.serviceId, kind: sql<1 | 2>`${communityServices.kind}` })
    .from(communityServices)
    .where(sql`not is_hidden`)
    .orderBy(asc(communityServices.position), asc(communityServices.serviceId)),
)

/** The enabled services that are on screens, in the community's order; 50 also yields 訪客離開 (R051, R054). */
export async function listMainServices(lease: Lease): Promise<MainService[]> {
  const rows = await lease.run(services, {})
  return rows.flatMap(({ id, kind }) => {
    const entry = { id, kind, display: serviceNames[id] ?? String(id) }
    return id === 50 ? [entry, { ...visitorExit, kind }] : [entry]
  })
}
