import type { Problem } from '#platform/contract/problem.ts'
import type { Lease } from '#platform/server/database.ts'

/** What PostgreSQL says when a community would be left without an admin (migration 0054). */
interface LostAdmin {
  constraint?: string
  detail?: string
}

/**
 * Throws `refusal`, made with the community's name, when what this transaction did leaves a community without an admin who
 * may enter. The database asks at every commit; whoever may take an admin's place away asks here, for a sentence of their own.
 */
export async function keepAdmins(
  lease: Pick<Lease, 'query'>,
  refusal: (community: string) => Problem,
): Promise<void> {
  await lease.query('set constraints all immediate').catch((error: LostAdmin) => {
    throw error.constraint === 'community_keeps_admin' ? refusal(error.detail ?? '') : error
  })
}
