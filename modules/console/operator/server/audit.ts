import { Readable } from 'node:stream'
import type { Database, Lease } from '#platform/server/database.ts'
import type { OperatorContext } from '#platform/server/operator-calls.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { writeWorkbook } from '#platform/workbook/write-workbook.ts'
import { changesOf, type Sayer } from '#modules/keeping/audit/server/public.ts'
import { fileNameOf, workbookType } from '#modules/keeping/exports/server/public.ts'
import type { AuditRow } from '#modules/keeping/audit/contract.ts'

/** What narrows the operators' audit. */
export interface AuditNarrowing {
  operator?: string | undefined
  action?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

const page = 50
const batch = 1000

type Stored = Omit<AuditRow, 'changes'> & { before: unknown; after: unknown }

/** Lines of the operators' audit in the shape of a community's; what an act is done to is said by its name alone. */
async function lines(
  lease: Lease,
  filters: AuditNarrowing,
  behind: string | undefined,
  limit: number,
): Promise<AuditRow[]> {
  const rows = await lease.query<Stored & { [column: string]: unknown }>(
    `select id, at, operator_id as "accountId", operator_by_name as "by", address, device, action, '' as target,
       coalesce(target_id, '') as "targetId", coalesce(target, '') as "targetName", coalesce(reason, '') as reason,
       before, after
     from operator_audit
     where ($1::uuid is null or (at, id) < (select at, id from operator_audit where id = $1))
       and ($2::text is null or operator_by_name = $2) and ($3::text is null or action = $3)
       and ($4::timestamptz is null or at >= $4) and ($5::timestamptz is null or at < $5)
     order by at desc, id desc limit $6`,
    [
      behind ?? null,
      filters.operator ?? null,
      filters.action ?? null,
      filters.from ?? null,
      filters.to ?? null,
      limit,
    ],
  )
  return rows.map(({ before, after, ...row }) => ({ ...row, changes: changesOf(before, after) }))
}

/** Fifty lines of the operators' audit, the newest first, or those before a line. */
export const listAudit = (
  context: OperatorContext,
  { before, ...filters }: AuditNarrowing & { before?: string | undefined },
): Promise<AuditRow[]> => lines(context, filters, before, page)

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
  let rows: AuditRow[] = []
  do {
    rows = await database.glance("operator: the operators' audit as a file", (lease) =>
      lines(lease, filters, rows.at(-1)?.id, batch),
    )
    yield rows.map((row) => [
      row.at,
      row.by,
      said.act(row.action),
      row.targetName,
      row.reason,
      said.changes(row.changes),
      row.address,
      row.device,
    ])
  } while (rows.length === batch)
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
