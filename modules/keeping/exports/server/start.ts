import { and, eq } from 'drizzle-orm'
import { codecOf, wirePath } from '#platform/contract/codec.ts'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Actor, Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { AnyExportSheet } from '#platform/server/export-sheet.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import {
  alreadyRunning,
  type Export,
  type exports,
  idTaken,
  mayNotUnmask,
  mostAtOnce,
  mostRows,
  nothingToExport,
  reasonMissing,
  tooManyRows,
  tooManyRunning,
  unknownSheet,
} from '../contract.ts'
import { tell } from './claim.ts'
import type { MakeExport } from './make-export.ts'
import { countUnderWay, toExport, underWay } from './queries.ts'
import { exportTable as e } from './tables.ts'

type Input = Taken<typeof exports.calls.start>

function sheetFor(sheets: readonly AnyExportSheet[], actor: Actor, kind: string): AnyExportSheet {
  const sheet = sheets.find((sheet) => sheet.kind.name === kind)
  if (!sheet) throw unknownSheet()
  if (sheet.service && !sheet.service.some((id) => actor.services.has(id))) throw problems.serviceOff()
  if (!actor.permissions.has(sheet.can)) throw problems.noPermission()
  return sheet
}

/** The filters in our names. Throws invalid with messages in wire names. */
export function readQuery(sheet: AnyExportSheet, query: Record<string, unknown>) {
  const { query: schema } = sheet.kind
  const parsed = schema.safeParse(codecOf(schema).decode(query, false))
  if (parsed.success) return parsed.data
  throw problems.invalid(
    parsed.error.issues.map((issue) => `${wirePath(schema, issue.path)}：${issue.message}`),
  )
}

function checkMask(actor: Actor, { isMasked, reason }: Input): void {
  if (isMasked) return
  if (!actor.permissions.has('exports.unmasked')) throw mayNotUnmask()
  if (!reason) throw reasonMissing()
}

/**
 * Starts an export and queues the job that makes its file. The same id with the same content is the same export.
 * Throws unknownSheet, noPermission, serviceOff, invalid, mayNotUnmask, reasonMissing, alreadyRunning, tooManyRunning,
 * nothingToExport, tooManyRows, idTaken.
 */
export async function startExport(
  context: Context,
  given: { sheets: readonly AnyExportSheet[]; job: MakeExport },
  input: Input,
): Promise<Export> {
  const { actor, now } = context
  const sheet = sheetFor(given.sheets, actor, input.kind)
  checkMask(actor, input)
  const query = readQuery(sheet, input.query)
  // One starts after the other in a community, so that the limits hold.
  await oneAtATime(context, 'exports')
  const { exportId, kind, words, isMasked } = input
  const made = await createOnce(context, {
    id: exportId,
    find: () => rowOf(context, e, exportId),
    isSame: (row) => says(row, { accountId: actor.accountId, kind, isMasked, query: input.query }),
    taken: idTaken,
    again: { action: 'exports.startAgain', target: 'export', targetId: exportId },
    isLocked: true,
    create: async () => {
      const [running] = await context.db
        .select({ id: e.id })
        .from(e)
        .where(and(eq(e.accountId, actor.accountId), eq(e.kind, input.kind), underWay))
      if (running) throw alreadyRunning(sheet.title)
      if ((await countUnderWay(context)) >= mostAtOnce) throw tooManyRunning()
      const total = await sheet.count(context, query, now)
      if (total === 0) throw nothingToExport()
      if (total > mostRows) throw tooManyRows(total)
      const reason = isMasked ? '' : input.reason
      const [row] = await context.db
        .insert(e)
        .values({
          id: exportId,
          kind,
          title: sheet.title,
          query: input.query,
          words,
          isMasked,
          reason,
          total,
          state: 'pending',
          accountId: actor.accountId,
          accountName: actor.name,
          createdAt: now,
          beatAt: now,
        })
        .returning()
      if (!row) throw new Error('the export was not kept')
      context.enqueue(given.job, { exportId }, { key: `export ${exportId}` })
      tell(context, row)
      const after = { kind, query, words, isMasked, total }
      context.audit({ action: 'exports.start', target: 'export', targetId: exportId, after, reason })
      return row
    },
  })
  return toExport(made, actor, now)
}
