import { eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Form } from '#platform/server/form.ts'
import { shownName } from '#platform/server/shown-name.ts'
import { sha256 } from '#platform/server/storage.ts'
import { assetsChanged } from '#modules/assets/assets/events.ts'
import { lockAsset, lockNumbers, writeChanged, writeNew } from '#modules/assets/assets/server/public.ts'
import {
  type AssetImport,
  changedSinceLook,
  fileMissing,
  hasFaults,
  importIdTaken,
  largestFile,
} from '../contract.ts'
import { fileThreads } from './file-questions.ts'
import { type Looked, lookAt } from './look-at.ts'
import { type ImportRow, importTable as t } from './tables.ts'

/** Faults that are told; a person mends the first and uploads again. */
const told = 200
/** Rows of which it is told what they change. */
const shown = 50

/** What somebody looked at, in few signs: which things rows are of, and all that they change. */
const digestOf = ({ rows }: Looked): string =>
  sha256(Buffer.from(JSON.stringify(rows.map(({ assetId, changes }) => [assetId, changes]))))

const toImport = (row: ImportRow, looked?: Looked): AssetImport => {
  const added = looked?.rows.filter(({ assetId }) => assetId === null).length
  const changed = looked?.rows.filter(({ changes }) => changes.length) ?? []
  const counts = {
    addedCount: row.addedCount ?? added ?? 0,
    changedCount: row.changedCount ?? changed.length,
  }
  return {
    importId: row.id,
    fileName: row.fileName,
    uploadedAt: row.uploadedAt,
    uploadedBy: row.accountName,
    rowCount: row.read.rows.length,
    ...counts,
    sameCount: row.read.rows.length - counts.addedCount - counts.changedCount,
    changes: changed.slice(0, shown).map(({ settings, changes }) => ({
      displayId: settings.displayId,
      name: settings.name,
      changes,
    })),
    faults: looked?.faults.slice(0, told) ?? [],
    faultCount: looked?.faults.length ?? 0,
    lookDigest: looked ? digestOf(looked) : '',
    confirmedAt: row.confirmedAt,
  }
}

/** Reads a workbook and looks at it; nothing is written. Throws fileMissing, tooLarge, importIdTaken, tooHeavy, and the problems of `unreadable`. */
export async function uploadImport(
  context: Context,
  { importId: id }: { importId: string },
  form: Form | undefined,
): Promise<AssetImport> {
  const { actor, now } = context
  if (!form?.file) throw fileMissing()
  const { content, name } = form.file
  if (content.length > largestFile) throw problems.tooLarge()
  const facts = { accountId: actor.accountId, sha256: sha256(content) }
  const row = await createOnce(context, {
    id,
    find: () => rowOf(context, t, id),
    isSame: (kept) => says(kept, facts),
    taken: importIdTaken,
    again: { action: 'assetImports.uploadAgain', target: 'assetImport', targetId: id },
    create: async () => {
      const read = await fileThreads.use(actor.communityId, (ask) => ask('read', { file: content }))
      const fileName = shownName(name, '未命名.xlsx')
      const [made] = await context.db
        .insert(t)
        .values({ id, ...facts, fileName, read, uploadedAt: now, accountName: actor.name })
        .returning()
      if (!made) throw problems.failed()
      const after = { fileName, rows: read.rows.length }
      context.audit({ action: 'assetImports.upload', target: 'assetImport', targetId: id, after })
      return made
    },
  })
  return toImport(row, row.confirmedAt ? undefined : await lookAt(context, row.read))
}

/** What an uploaded workbook would do now, or did. Throws notFound. */
export async function findImport(context: Context, importId: string): Promise<AssetImport> {
  const row = await rowOf(context, t, importId)
  if (!row) throw problems.notFound()
  return toImport(row, row.confirmedAt ? undefined : await lookAt(context, row.read))
}

/** Writes the assets of a workbook as they were looked at, all or none; a second time is the first. Throws notFound, hasFaults, changedSinceLook, and what writing an asset throws. */
export async function confirmImport(
  context: Context,
  { importId, lookDigest }: { importId: string; lookDigest: string },
): Promise<AssetImport> {
  await lockNumbers(context)
  const [row] = await context.db.select().from(t).where(eq(t.id, importId)).for('update')
  if (!row) throw problems.notFound()
  if (row.confirmedAt) {
    context.audit({ action: 'assetImports.confirmAgain', target: 'assetImport', targetId: importId })
    return toImport(row)
  }
  const looked = await lookAt(context, row.read)
  const { rows, faults } = looked
  if (faults.length) throw hasFaults(faults.length)
  if (digestOf(looked) !== lookDigest) throw changedSinceLook()
  for (const { assetId, settings, changes } of rows)
    if (assetId && !changes.length) continue
    else if (assetId)
      await writeChanged(context, await lockAsset(context, assetId), settings, {
        act: 'imported',
        reason: '',
      })
    else await writeNew(context, newId(), settings, 'imported')
  const addedCount = rows.filter(({ assetId }) => assetId === null).length
  const counts = { addedCount, changedCount: rows.filter(({ changes }) => changes.length).length }
  const [done] = await context.db
    .update(t)
    .set({ ...counts, confirmedAt: context.now, confirmedByName: context.actor.name })
    .where(eq(t.id, importId))
    .returning()
  context.emit(assetsChanged, { assetIds: [] })
  const after = { fileName: row.fileName, ...counts }
  context.audit({ action: 'assetImports.confirm', target: 'assetImport', targetId: importId, after })
  return toImport(done ?? row)
}
