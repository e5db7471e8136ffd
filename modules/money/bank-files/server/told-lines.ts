import type { Lease } from '#platform/server/database.ts'
import type { Booked } from '../booked-shapes.ts'
import type { AskedLine } from './booked.ts'
import {
  agreeOnCode,
  agreeOnNumber,
  agreeOnPayer,
  endOfCode,
  sayTheSame,
  type Spelled,
} from './say-the-same.ts'

interface Row extends Spelled, Record<string, unknown> {
  id: string
  fileId: string
  kind: AskedLine['kind']
  code: string
  amount: number
  paidOn: string
  creditedOn: string
  billId: string | null
  householdId: string | null
  label: string
  fileName: string
  formatName: string
  importedAt: Date
  /** Somebody decided of it, or it was written off at once. */
  isDone: boolean
}

// What was taken back by the bank is not here, and what is known to be another line's is not told for that one.
const told = `
  select l.id, l.file_id as "fileId", l.kind, l.code, l.amount::float8 as amount, l.paid_on::text as "paidOn", l.paid_time as "paidTime",
    l.credited_on::text as "creditedOn", l.bank_code as "bankCode", l.payer_account as "payerAccount", l.reference, l.bill_id as "billId",
    coalesce(p.household_id, l.household_id) as "householdId", coalesce(h.label, '') as label, f.file_name as "fileName", f.format->>'name' as "formatName",
    f.imported_at as "importedAt", l.closed_at is not null or coalesce(p.open < p.amount, false) as "isDone"
  from bank_line l join bank_file f on f.id = l.file_id left join payment p on p.id = l.id
    left join household h on h.id = coalesce(p.household_id, l.household_id)
  where l.amount = any($1::bigint[]) and (l.paid_on = any($2::date[]) or l.credited_on = any($2::date[]))
    and l.booked_kind is distinct from 'line' and (p.reversed_at is null or l.booked_id is not null)
  order by f.imported_at, l.line_number, l.id`

const isMoneyBack = (kind: AskedLine['kind']) => kind !== 'in'
type Days = Pick<AskedLine, 'paidOn' | 'creditedOn'>
const saysOne = ({ paidOn, creditedOn }: Days) => paidOn === creditedOn
/** Whether days are of one payment: a file that says but one of them may mean either. */
const agreeOnDays = (one: Days, other: Days) =>
  one.paidOn === other.paidOn ||
  ((saysOne(one) || saysOne(other)) &&
    [one.paidOn, one.creditedOn].some((day) => day === other.paidOn || day === other.creditedOn))

/**
 * Whether another file told a line otherwise: its account is spelled otherwise or left out, or another of its days is said. Files of
 * one format number and time what they tell alike, so that nothing else may differ there; of another format a number may.
 * Who told it first, or what is done with, is the one that is here.
 */
function tellsSame(line: AskedLine, row: Row): boolean {
  const isEarlier = row.isDone || line.importedAt === null || row.importedAt < line.importedAt
  if (!isEarlier || row.id === line.id || row.fileId === line.fileId) return false
  if (row.amount !== line.amount || isMoneyBack(row.kind) !== isMoneyBack(line.kind)) return false
  if (!agreeOnDays(line, row) || !agreeOnPayer(line, row)) return false
  if (line.formatName === row.formatName && !sayTheSame(line, row)) return false
  if (line.code && row.code)
    return agreeOnCode(line.code, row.code) || (line.billId !== null && line.billId === row.billId)
  if (line.code && (line.householdId === null || line.householdId !== row.householdId)) return false
  return agreeOnNumber(line, row)
}

/** By what a line that has an account finds another one: by the end of it, by its bill, or by whose the other one is. */
const keysOf = ({ amount, code, billId, householdId }: AskedLine | Row): string[] => [
  `${amount} ${endOfCode(code) || code}`,
  ...(billId ? [`${amount} ${billId}`] : []),
  ...(householdId ? [`${amount} ${householdId}`] : []),
]

/** What other files told of these lines, by the key of each. */
export async function findTold(
  lease: Lease,
  lines: readonly AskedLine[],
): Promise<(line: AskedLine) => Booked[]> {
  const asked = lines.filter(({ isRepeat }) => !isRepeat)
  if (!asked.length) return () => []
  const rows = await lease.query<Row>(told, [
    [...new Set(asked.map(({ amount }) => amount))],
    [...new Set(asked.flatMap(({ paidOn, creditedOn }) => [paidOn, creditedOn]))],
  ])
  const byAmount = new Map<string, Row[]>()
  const keep = (key: string, row: Row) => {
    const found = byAmount.get(key)
    if (found) found.push(row)
    else byAmount.set(key, [row])
  }
  for (const row of rows) for (const key of new Set([`${row.amount}`, ...keysOf(row)])) keep(key, row)
  return (line) => {
    if (line.isRepeat) return []
    const keys = line.code ? keysOf(line) : [`${line.amount}`]
    const found = new Set(
      keys.flatMap((key) => byAmount.get(key) ?? []).filter((row) => tellsSame(line, row)),
    )
    return [...found].map(({ id, creditedOn, label, fileName }) => ({
      bookedKind: 'line' as const,
      bookedId: id,
      day: creditedOn,
      label,
      said: fileName,
    }))
  }
}
