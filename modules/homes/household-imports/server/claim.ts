import { and, eq, inArray } from 'drizzle-orm'
import { type Author, type LongJobContext, system, type Work } from '#platform/server/work.ts'
import { importProgressed } from '../events.ts'
import type { ImportState } from '../shapes.ts'
import { type ImportRow, importTable as i } from './tables.ts'

/** How often workers may try before an import is given back to the person. */
export const mostTries = 5
/** Milliseconds of silence after which a worker is taken for dead. */
export const silence = 60_000

/** In whose name a file is checked. */
export const uploaderOf = ({ accountId, accountName }: ImportRow): Author => ({
  accountId,
  name: accountName,
})

/** In whose name it is written. */
export const confirmerOf = (row: ImportRow): Author => ({
  accountId: row.confirmedById ?? row.accountId,
  name: row.confirmedByName || row.accountName,
})

/** Tells the browsers how far an import is. */
export function tell(work: Pick<Work, 'emit'>, { id: importId, state, done, total }: ImportRow): void {
  work.emit(importProgressed, { importId, state, done, total })
}

/** The import, as long as it is this worker's. */
export const ours = ({ id, attempt, state }: ImportRow) =>
  and(eq(i.id, id), eq(i.attempt, attempt), eq(i.state, state))

/** The import is no longer this worker's: it was given up, or another worker took it. */
export class NotOurs extends Error {}

/** Changes an import that is this worker's and tells it. Throws NotOurs. */
export async function step(
  work: Work,
  row: ImportRow,
  set: Partial<typeof i.$inferInsert>,
): Promise<ImportRow> {
  const [now] = await work.db
    .update(i)
    .set({ ...set, beatAt: work.now })
    .where(ours(row))
    .returning()
  if (!now) throw new NotOurs()
  tell(work, now)
  return now
}

/**
 * Takes an import in a state for this worker, also from one that died. Undefined when there is nothing to do; when it was
 * tried often enough, `giveUp` ends it.
 */
export async function claim(
  context: LongJobContext,
  importId: string,
  state: ImportState,
  giveUp: (work: Work, row: ImportRow) => Promise<unknown>,
): Promise<ImportRow | undefined> {
  const [known] = await context.read((lease) => lease.db.select().from(i).where(eq(i.id, importId)))
  if (!known) return undefined
  const author = state === 'applying' ? confirmerOf(known) : uploaderOf(known)
  return context.write(author, async (work) => {
    const [row] = await work.db.select().from(i).where(eq(i.id, importId)).for('update')
    if (row?.state !== state) return undefined
    const isHeld = row.attempt > 0 && work.now.getTime() - row.beatAt.getTime() < silence
    if (isHeld) return undefined
    if (row.attempt >= mostTries) {
      await giveUp(work, row)
      return undefined
    }
    const [taken] = await work.db
      .update(i)
      .set({ attempt: row.attempt + 1, beatAt: work.now, done: 0, failure: '' })
      .where(eq(i.id, importId))
      .returning()
    return taken
  })
}

/** Lets the next try begin at once: this one broke off. */
export async function giveBack(context: LongJobContext, row: ImportRow): Promise<void> {
  const longAgo = new Date(0)
  await context.write(uploaderOf(row), (work) => work.db.update(i).set({ beatAt: longAgo }).where(ours(row)))
}

/** Lets it be heard, while a file is read or waits for its turn, that somebody is at it. Returns the way to end it. */
export function keepHeard(context: LongJobContext, row: ImportRow): () => void {
  const beat = setInterval(
    () => void context.write(uploaderOf(row), (work) => step(work, row, {})).catch(() => undefined),
    silence / 3,
  )
  return () => clearInterval(beat)
}

/** What `onStuck` of an import's jobs does: whoever waits for it reads what happened, and may give it up. */
export const tellStuck =
  (words: string) =>
  async (context: LongJobContext, { importId }: { importId: string }): Promise<void> => {
    await context.write(system, async (work) => {
      const [row] = await work.db
        .update(i)
        .set({ failure: words })
        .where(and(eq(i.id, importId), inArray(i.state, ['checking', 'applying'])))
        .returning()
      if (!row) return
      tell(work, row)
      work.audit({ action: 'householdImports.stuck', target: 'householdImport', targetId: importId })
    })
  }
