import { and, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { NewsState } from '../contract.ts'
import { newsTable as n } from './tables.ts'

type Times = Pick<
  typeof n.$inferSelect,
  'deletedAt' | 'releasedAt' | 'takenOffAt' | 'publishAt' | 'offlineAt'
>

/** The state of news at an instant (R456): it follows from what was done with them and from the time alone. */
export function stateOf(
  { deletedAt, releasedAt, takenOffAt, publishAt, offlineAt }: Times,
  now: Date,
): NewsState {
  if (deletedAt) return 'deleted'
  if (!releasedAt) return 'unpublished'
  if (takenOffAt || (offlineAt && offlineAt <= now)) return 'offline'
  return publishAt && publishAt > now ? 'pending' : 'online'
}

/** The same as a condition; nobody sees deleted ones (R457), so for these there is none that holds. */
export function inState(state: NewsState, now: Date): SQL | undefined {
  const released = and(isNotNull(n.releasedAt), isNull(n.deletedAt))
  const isUp = and(released, isNull(n.takenOffAt), or(isNull(n.offlineAt), gt(n.offlineAt, now)))
  const conditions: Record<NewsState, SQL | undefined> = {
    deleted: and(isNull(n.id)),
    unpublished: and(isNull(n.releasedAt), isNull(n.deletedAt)),
    offline: and(released, or(isNotNull(n.takenOffAt), lte(n.offlineAt, now))),
    pending: and(isUp, gt(n.publishAt, now)),
    online: and(isUp, or(isNull(n.publishAt), lte(n.publishAt, now))),
  }
  return conditions[state]
}

const century = 100 * 365.25 * 86_400_000

/** What the list is ordered by; pinned ones stand a century ahead, so that one cursor goes through both. */
export function orderOf({
  publishAt,
  releasedAt,
  changedAt,
  pinnedAt,
}: Pick<typeof n.$inferSelect, 'publishAt' | 'releasedAt' | 'changedAt' | 'pinnedAt'>): Date {
  const since = publishAt ?? releasedAt ?? changedAt
  return pinnedAt ? new Date(since.getTime() + century) : since
}
