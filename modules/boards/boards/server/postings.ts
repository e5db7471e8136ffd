import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { cut } from '#platform/contract/cut.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Emit } from '#platform/server/outbox.ts'
import type { Board } from '../contract.ts'
import { boardPosted } from '../events.ts'
import type { ZoneItem } from '../zones.ts'
import { postings as t } from './tables.ts'

/** What stands on a screen at most beside what a board itself shows. */
const most = 20
const longest = { title: 40, body: 300 } as const

type Poster = Lease & { now: Date; emit: Emit }

/** Shows something in the text zones of every board until it is taken off, or until an instant; again under its id with other words. */
export async function postOnBoards(
  work: Poster,
  posting: { id: string; title: string; body: string; untilAt: Date | null },
): Promise<void> {
  const row = { ...posting, postedAt: work.now }
  await work.db
    .insert(t)
    .values(row)
    .onConflictDoUpdate({ target: [t.communityId, t.id], set: row })
  work.emit(boardPosted, {})
}

/** Takes off every board what was posted under an id, if anything was. */
export async function takeOffBoards(work: Pick<Poster, 'db' | 'emit'>, id: string): Promise<void> {
  const gone = await work.db.delete(t).where(eq(t.id, id)).returning({ id: t.id })
  if (gone.length) work.emit(boardPosted, {})
}

async function postedNow({ db }: Lease): Promise<ZoneItem[]> {
  const rows = await db
    .select()
    .from(t)
    .where(and(or(isNull(t.untilAt), gt(t.untilAt, sql`now()`))))
    .orderBy(desc(t.postedAt), desc(t.id))
    .limit(most)
  return rows.map(({ title, body, untilAt }) => ({
    title: cut(title, longest.title),
    body: cut(body, longest.body - 1, '…'),
    photoPath: '',
    from: null,
    until: untilAt && dayOf(untilAt),
  }))
}

/** Boards as screens show them: what is posted on every board, and behind it their own texts, of which as many as a zone holds. */
export async function withPostings(lease: Lease, boards: readonly Board[]): Promise<Board[]> {
  const posted = await postedNow(lease)
  if (!posted.length) return [...boards]
  return boards.map((board) => ({
    ...board,
    zones: board.zones.map((zone) =>
      zone.kind === 'text' ? { ...zone, items: [...posted, ...zone.items].slice(0, most) } : zone,
    ),
  }))
}
