import type { Lease } from '#platform/server/database.ts'
import { noLongerActing } from '../contract.ts'

/** Whether somebody may act this moment in the community of the lease (live_membership, migration 0054). */
export async function actsHere(lease: Pick<Lease, 'query'>, accountId: string): Promise<boolean> {
  const found = await lease.query(
    'select from live_membership where account_id = $1 and community_id = lobby_community()',
    [accountId],
  )
  return found.length > 0
}

/** Whoever asked for work that goes on without them still may act here. Throws noLongerActing. */
export async function mustStillAct(lease: Pick<Lease, 'query'>, accountId: string): Promise<void> {
  if (!(await actsHere(lease, accountId))) throw noLongerActing()
}
