import type { Audit, AuditEntry, Context } from '#platform/server/context.ts'
import { type Database, type Lease, workWithin } from '#platform/server/database.ts'
import { writeAudit } from '#platform/server/outbox.ts'

/** What a change of an account works with: the door, and audit rows of the same transaction. */
export interface AccountWork extends Lease {
  now: Date
  audit: Audit
}

/**
 * Works on what belongs to accounts and no community (passwords, sessions, factors) for somebody who is signed in. The audit
 * rows are of the community that they work in, and of the same transaction. Calls that use it say `unaudited`.
 */
export const acrossAs = <T>(
  database: Database,
  context: Context,
  reason: string,
  work: (given: AccountWork) => Promise<T>,
): Promise<T> =>
  database.across(reason, async (lease) => {
    const audited: AuditEntry[] = []
    const result = await work({ ...lease, now: context.now, audit: (entry) => audited.push(entry) })
    await workWithin(lease, context.actor.communityId)
    writeAudit(lease, audited, context.actor, context)
    return result
  })
