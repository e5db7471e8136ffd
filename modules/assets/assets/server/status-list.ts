import type { Lease } from '#platform/server/database.ts'
import { statuses, statusNumbers } from '../shapes.ts'

/** How assets may stand, with how many stand so. */
export async function listStatuses(lease: Lease) {
  const rows = await lease.query<{ status: number; count: number }>(
    'select status, count(*)::int as count from asset where removed_at is null group by status',
  )
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  return statusNumbers.map((status) => ({
    assetStatus: status,
    name: statuses[status],
    assetCount: counts.get(status) ?? 0,
  }))
}
