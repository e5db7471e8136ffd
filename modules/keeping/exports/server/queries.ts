import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Actor } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Export } from '../contract.ts'
import { type ExportRow, exportTable as e } from './tables.ts'

const most = 50
export const underWay = inArray(e.state, ['created', 'pending', 'inprogress'])

/** The export as its account sees it. */
export function toExport(row: ExportRow, actor: Pick<Actor, 'accountId'>, now: Date): Export {
  const { id: exportId, kind, title, words, isMasked, reason, state, rowCount, total, bytes } = row
  const { failure, createdAt, completedAt, expiresAt } = row
  return {
    exportId,
    kind,
    title,
    words,
    isMasked,
    reason,
    state,
    rowCount,
    total,
    bytes,
    failure,
    createdAt,
    completedAt,
    expiresAt,
    startedBy: row.accountName,
    isMine: row.accountId === actor.accountId,
    isExpired: state === 'completed' && (!row.filePath || !expiresAt || expiresAt <= now),
  }
}

/** Whose exports an account sees: its own; managers see everybody's. */
function seenBy(actor: Actor, everybody = true): SQL | undefined {
  return everybody && actor.permissions.has('exports.manage') ? undefined : eq(e.accountId, actor.accountId)
}

/** An export that the account may see; undefined when there is none. */
export async function findExport(lease: Lease, actor: Actor, id: string): Promise<ExportRow | undefined> {
  const [row] = await lease.db
    .select()
    .from(e)
    .where(and(eq(e.id, id), seenBy(actor)))
  return row
}

/** An export of the community, whoever started it. */
export async function exportById(lease: Lease, id: string): Promise<ExportRow | undefined> {
  const [row] = await lease.db.select().from(e).where(eq(e.id, id))
  return row
}

/** The newest exports, at most 50: the account's own, or everybody's for managers. */
export function listExports(
  lease: Lease,
  actor: Actor,
  everybody: boolean,
  kinds?: readonly string[],
): Promise<ExportRow[]> {
  return lease.db
    .select()
    .from(e)
    .where(and(seenBy(actor, everybody), kinds && inArray(e.kind, [...kinds])))
    .orderBy(desc(e.createdAt), desc(e.id))
    .limit(most)
}

/** How many exports of the community are under way. */
export const countUnderWay = (lease: Lease): Promise<number> => lease.db.$count(e, underWay)
