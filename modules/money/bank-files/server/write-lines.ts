import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import type { LineActKind, LineClass } from '../line-shapes.ts'
import type { CodeFacts } from './code-facts.ts'
import type { FreshLine } from './confirm.ts'

const lines = `
  insert into bank_line (id, file_id, line_number, raw, kind, code, amount, paid_on, paid_time, credited_on, payout_on, channel,
    bank_code, payer_account, reference, fee, digest, ordinal, repeat_reason, class, bill_id, household_id)
  select l.id, $2, l."lineNumber", l.raw, l.kind, l.code, l.amount, l."paidOn", l."paidTime", l."creditedOn", l."payoutOn", l.channel,
    l."bankCode", l."payerAccount", l.reference, l.fee, l.digest, l.ordinal, l."repeatReason", l.class, l."billId", l."householdId"
  from json_to_recordset($1) as l(id uuid, "lineNumber" integer, raw text, kind text, code text, amount bigint, "paidOn" date,
    "paidTime" text, "creditedOn" date, "payoutOn" date, channel text, "bankCode" text, "payerAccount" text, reference text,
    fee bigint, digest text, ordinal smallint, "repeatReason" text, class text, "billId" uuid, "householdId" uuid)`

/** Writes the lines of a file as they were found to stand. */
export async function writeLines(
  context: Context,
  fileId: string,
  given: readonly (FreshLine & { class: LineClass; bill: CodeFacts | undefined })[],
): Promise<void> {
  const rows = given.map(({ bill, ...line }) => ({
    ...line,
    billId: bill?.billId ?? null,
    householdId: bill?.householdId ?? null,
  }))
  await context.query(lines, [JSON.stringify(rows), fileId])
}

export interface LineAct {
  lineId: string
  kind: LineActKind
  /** What it was put to, in words. */
  target?: string
  householdId?: string | null
  amount?: number
  reason?: string
}

const acts = `
  insert into bank_line_act (id, line_id, kind, target, household_id, amount, reason, at, account_id, account_name)
  select a.id, a."lineId", a.kind, a.target, a."householdId", a.amount, a.reason, $2, $3, $4
  from json_to_recordset($1) as a(id uuid, "lineId" uuid, kind text, target text, "householdId" uuid, amount bigint, reason text)`

/** Writes what was done with lines. */
export async function writeActs(context: Context, given: readonly LineAct[]): Promise<void> {
  if (!given.length) return
  const rows = given.map((act) => ({
    id: newId(),
    target: '',
    householdId: null,
    amount: 0,
    reason: '',
    ...act,
  }))
  const { accountId, name } = context.actor
  await context.query(acts, [JSON.stringify(rows), context.now, accountId, name])
}
