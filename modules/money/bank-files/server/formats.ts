import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import {
  type bankFiles,
  formatChanged,
  formatIncomplete,
  formatNameTaken,
  noSuchFormat,
} from '../contract.ts'
import { bankFormatChanged } from '../events.ts'
import { Format } from '../format-shapes.ts'
import type { BankFormat, FormatVersion } from '../shapes.ts'
import { shippedFormats } from '../shipped-formats.ts'
import { bankFormats as t, bankFormatVersions as versions } from './tables.ts'

/** The formats of the community's choice: ours first. */
export async function listFormats(lease: Lease): Promise<BankFormat[]> {
  const own = await lease.db.select().from(t).where(isNull(t.retiredAt)).orderBy(asc(t.name), asc(t.id))
  return [
    ...[...shippedFormats].map(([formatCode, format]) => ({
      formatCode,
      isShipped: true,
      rowVersion: 1,
      format,
      changedAt: null,
      changedBy: '',
    })),
    ...own.map(asBankFormat),
  ]
}

const asBankFormat = ({
  id,
  rowVersion,
  format,
  changedAt,
  changedByName,
}: typeof t.$inferSelect): BankFormat => ({
  formatCode: id,
  isShipped: false,
  rowVersion,
  format: Format.parse(format),
  changedAt,
  changedBy: changedByName,
})

/** What a format was at each of its versions, the newest first. Throws notFound. */
export async function listVersions(
  lease: Lease,
  { formatId }: Taken<typeof bankFiles.calls.listVersions>,
): Promise<FormatVersion[]> {
  const rows = await lease.db
    .select()
    .from(versions)
    .where(eq(versions.formatId, formatId))
    .orderBy(desc(versions.version))
  if (!rows.length) throw problems.notFound()
  return rows.map(({ version, format, changedAt, changedByName }) => ({
    version,
    format: Format.parse(format),
    changedAt,
    changedBy: changedByName,
  }))
}

/** A format by its key. Throws noSuchFormat. */
export async function formatOf(lease: Lease, formatCode: string): Promise<Format> {
  const found = (await listFormats(lease)).find((one) => one.formatCode === formatCode)
  if (!found) throw noSuchFormat()
  return found.format
}

/**
 * Describes a format or changes it, over the version that was seen. The same description again is the same again. Throws
 * formatIncomplete, formatNameTaken, formatChanged, notFound.
 */
export async function saveFormat(
  context: Context,
  { formatId: id, rowVersion, format }: Taken<typeof bankFiles.calls.saveFormat>,
): Promise<BankFormat> {
  const has = (field: string) => format.columns.some((column) => column.meaning === field)
  if (!has('amount') || !(has('paidOn') || has('creditedOn'))) throw formatIncomplete()
  await oneAtATime(context, 'bank formats')
  const [before] = await context.db.select().from(t).where(eq(t.id, id))
  if (before?.retiredAt) throw problems.notFound()
  const isSame = before && JSON.stringify(Format.parse(before.format)) === JSON.stringify(format)
  if (before && isSame) {
    const kept = { formatName: before.name }
    context.audit({
      action: 'bankFiles.changeFormat',
      target: 'bankFormat',
      targetId: id,
      before: kept,
      after: kept,
    })
    return asBankFormat(before)
  }
  if (before && before.rowVersion !== rowVersion) throw formatChanged(before.changedByName)
  if (!before && rowVersion) throw problems.notFound()
  const shipped = [...shippedFormats.values()].some(({ name }) => name === format.name)
  const [other] = await context.db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.name, format.name), ne(t.id, id), isNull(t.retiredAt)))
  if (shipped || other) throw formatNameTaken()
  const said = {
    name: format.name,
    format,
    changedAt: context.now,
    changedByName: context.actor.name,
  }
  const [row] = await context.db
    .insert(t)
    .values({ id, ...said })
    .onConflictDoUpdate({
      target: [t.communityId, t.id],
      set: { ...said, rowVersion: sql`${t.rowVersion} + 1` },
    })
    .returning()
  if (!row) throw new Error('the format was not kept')
  const { changedAt, changedByName } = said
  await context.db
    .insert(versions)
    .values({ formatId: id, version: row.rowVersion, format, changedAt, changedByName })
  context.emit(bankFormatChanged, { formatId: id })
  context.audit({
    action: before ? 'bankFiles.changeFormat' : 'bankFiles.addFormat',
    target: 'bankFormat',
    targetId: id,
    ...(before ? { before: { formatName: before.name } } : {}),
    after: { formatName: format.name },
  })
  return asBankFormat(row)
}

/** Takes a format out of use; again is nothing new. Throws notFound. */
export async function retireFormat(context: Context, id: string): Promise<void> {
  const [row] = await context.db
    .update(t)
    .set({ retiredAt: sql`coalesce(${t.retiredAt}, ${context.now})` })
    .where(eq(t.id, id))
    .returning()
  if (!row) throw problems.notFound()
  context.emit(bankFormatChanged, { formatId: id })
  context.audit({
    action: 'bankFiles.retireFormat',
    target: 'bankFormat',
    targetId: id,
    before: { formatName: row.name },
  })
}
