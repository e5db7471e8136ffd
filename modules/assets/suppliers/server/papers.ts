import { and, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { suppliers } from '../contract.ts'
import { suppliersChanged } from '../events.ts'
import { daysCrossed, paperChanged, paperIdTaken } from '../problems.ts'
import type { Paper } from '../shapes.ts'
import { toPaper } from './queries.ts'
import { lockSupplier } from './suppliers.ts'
import { fileTable as f, paperTable as p } from './tables.ts'

type Calls = typeof suppliers.calls
type Added = Taken<Calls['addPaper']>
type Content = Omit<Added, 'supplierId' | 'paperId'>

/** Throws daysCrossed; notFound for a file of somebody else. */
async function check(context: Context, supplierId: string, { startDay, endDay, fileId }: Content) {
  if (startDay && endDay && startDay > endDay) throw daysCrossed()
  if (!fileId) return
  const [file] = await context.db
    .select({ id: f.id })
    .from(f)
    .where(and(eq(f.id, fileId), eq(f.supplierId, supplierId)))
  if (!file) throw problems.notFound()
}

const told = ({ kind, title, startDay, endDay, amount }: Content) => ({
  kind,
  title,
  startDay,
  endDay,
  amount,
})

async function paperOf(context: Context, paperId: string): Promise<Paper> {
  const row = await rowOf(context, p, paperId)
  if (!row) throw problems.notFound()
  return toPaper(row)
}

/** Adds a paper. Throws notFound, supplierOver, daysCrossed, paperIdTaken. */
export async function addPaper(
  context: Context,
  { supplierId, paperId: id, ...content }: Added,
): Promise<Paper> {
  await lockSupplier(context, supplierId)
  await createOnce(context, {
    id,
    find: () => rowOf(context, p, id),
    isSame: (row) => says(row, { supplierId, ...content }),
    taken: paperIdTaken,
    again: { action: 'suppliers.addPaperAgain', target: 'supplierPaper', targetId: id },
    create: async () => {
      await check(context, supplierId, content)
      await context.db.insert(p).values({ id, supplierId, ...content })
      context.emit(suppliersChanged, { supplierId })
      context.audit({
        action: 'suppliers.addPaper',
        target: 'supplierPaper',
        targetId: id,
        after: told(content),
      })
    },
  })
  return paperOf(context, id)
}

async function lockPaper(context: Context, supplierId: string, paperId: string) {
  await lockSupplier(context, supplierId)
  const [row] = await context.db
    .select()
    .from(p)
    .where(and(eq(p.id, paperId), eq(p.supplierId, supplierId)))
    .for('update')
  if (!row) throw problems.notFound()
  return row
}

/** Changes a paper. Throws notFound, supplierOver, paperChanged, daysCrossed. */
export async function correctPaper(
  context: Context,
  { supplierId, paperId, rowVersion, ...content }: Taken<Calls['correctPaper']>,
): Promise<Paper> {
  const row = await lockPaper(context, supplierId, paperId)
  if (row.rowVersion !== rowVersion) throw paperChanged()
  await check(context, supplierId, content)
  await context.db
    .update(p)
    .set({ ...content, rowVersion: rowVersion + 1 })
    .where(eq(p.id, paperId))
  context.emit(suppliersChanged, { supplierId })
  context.audit({
    action: 'suppliers.correctPaper',
    target: 'supplierPaper',
    targetId: paperId,
    before: told(row),
    after: told(content),
  })
  return paperOf(context, paperId)
}

/** Removes a paper; its file stays. Throws notFound, supplierOver. */
export async function removePaper(
  context: Context,
  { supplierId, paperId }: Taken<Calls['removePaper']>,
): Promise<void> {
  const row = await lockPaper(context, supplierId, paperId)
  await context.db.delete(p).where(eq(p.id, paperId))
  context.emit(suppliersChanged, { supplierId })
  context.audit({
    action: 'suppliers.removePaper',
    target: 'supplierPaper',
    targetId: paperId,
    before: told(row),
  })
}
