import { Readable } from 'node:stream'
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { microsOf } from '#platform/server/cursor.ts'
import type { Database, Lease } from '#platform/server/database.ts'
import { rowsBehind } from '#platform/server/list.ts'
import type { OperatorContext } from '#platform/server/operator-calls.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { changesOf, type Sayer } from '#modules/keeping/audit/server/public.ts'
import { fileNameOf, workbookType } from '#modules/keeping/exports/server/public.ts'
import type { AuditRow } from '#modules/keeping/audit/contract.ts'
import { operatorAudit as a } from './tables.ts'

/** What narrows the operators' audit. */
export interface AuditNarrowing {
  operator?: string | undefined
  action?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

const batch = 1000

/** Lines of the operators' audit in the shape of a community's, the newest first; what an act is done to is said by its name alone. */
async function lines(
  lease: Lease,
  { operator, action, from, to }: AuditNarrowing,
  page: { after: string; limit: number },
): Promise<{ rows: AuditRow[]; after: string }> {
  const read = ({ condition, limit }: { condition: SQL | undefined; limit: number }) =>
    lease.db
      .select({
        id: a.id,
        at: a.at,
        accountId: a.operatorId,
        by: a.operatorByName,
        address: a.address,
        device: a.device,
        action: a.action,
        target: sql<string>`''`,
        targetId: sql<string>`coalesce(${a.targetId}, '')`,
        targetName: sql<string>`coalesce(${a.target}, '')`,
        reason: sql<string>`coalesce(${a.reason}, '')`,
        before: a.before,
        after: a.after,
        micros: microsOf(a.at),
      })
      .from(a)
      .where(condition)
      .orderBy(desc(a.at), desc(a.id))
      .limit(limit)
  const condition = and(
    operator ? eq(a.operatorByName, operator) : undefined,
    action ? eq(a.action, action) : undefined,
    from && gte(a.at, from),
    to && lt(a.at, to),
  )
  const found = await rowsBehind({ condition, at: a.at, id: a.id, read, idOf: (row) => row.id }, page)
  const rows = found.rows.map(({ before, after, micros: _, ...row }) => ({
    ...row,
    changes: changesOf(before, after),
  }))
  return { rows, after: found.after }
}

/** A page of the operators' audit, the newest first. Throws invalid for a cursor that is none. */
export async function listAudit(
  context: OperatorContext,
  { after, maxCount, ...filters }: AuditNarrowing & { after: string; maxCount: number },
) {
  const page = await lines(context, filters, { after, limit: maxCount })
  return { data: page.rows, pagination: { after: page.after } }
}

/** Who ever did something in the console, and which acts there ever were. */
export async function listAuditChoices(context: OperatorContext) {
  const operators = await context.query<{ name: string }>(
    'select distinct operator_by_name as name from operator_audit order by 1',
  )
  const actions = await context.query<{ action: string }>(
    'select distinct action from operator_audit order by 1',
  )
  return {
    operators: operators.map((operator) => operator.name),
    actions: actions.map((action) => action.action),
  }
}

/** Rows as they are read: each batch borrows a connection of its own, since the call's is given back before the file ends. */
async function* batchesOf(database: Database, said: Sayer, filters: AuditNarrowing) {
  let after = ''
  do {
    const page = await database.glance("operator: the operators' audit as a file", (lease) =>
      lines(lease, filters, { after, limit: batch }),
    )
    after = page.after
    yield page.rows.map((row) => [
      row.at,
      row.by,
      said.act(row.action),
      row.targetName,
      row.reason,
      said.changes(row.changes),
      row.address,
      row.device,
    ])
  } while (after)
}

/**
 * The operators' audit as a workbook, up to now, piece by piece: communities have exports as jobs, which need a community.
 * Audited.
 */
export async function exportAudit(
  { database, said }: { database: Database; said: Sayer },
  context: OperatorContext,
  filters: AuditNarrowing,
): Promise<FileAnswer> {
  const { now, operator } = context
  context.audit({ action: 'operator.exportAudit', after: { query: filters } })
  const plain = { format: 'plain' } as const
  const content = writeWorkbook({
    sheets: [
      {
        title: '操作紀錄',
        columns: [
          { title: '時間', width: 17, ...plain },
          { title: '人員', width: 14, ...plain },
          { title: '動作', width: 18, ...plain },
          { title: '對象', width: 24, ...plain },
          { title: '原因', width: 30, ...plain },
          { title: '變更內容', width: 48, ...plain },
          { title: '位址', width: 16, ...plain },
          { title: '裝置', width: 30, ...plain },
        ],
        batches: batchesOf(database, said, {
          ...filters,
          to: filters.to && filters.to < now ? filters.to : now,
        }),
      },
    ],
    about: {
      title: '說明',
      lines: [
        ['內容', '營運操作紀錄'],
        ['人員', filters.operator ?? '全部'],
        ['動作', filters.action ? said.act(filters.action) : '全部'],
        ['從', filters.from ?? null],
        ['到', filters.to ?? null],
        ['匯出時間', now],
        ['匯出人', operator.name],
      ],
    },
  })
  return {
    contentType: workbookType,
    fileName: fileNameOf('操作紀錄', '營運', now),
    content: Readable.from(content),
  }
}
