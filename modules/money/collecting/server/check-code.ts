import type { Given, Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { readSegments, type Segments, whichBarcode } from '../barcodes.ts'
import type { collecting } from '../contract.ts'
import { plainCode, verifyCode } from './verify.ts'

type Check = typeof collecting.calls.checkCode
type Found = Given<Check>['data']

const ofCode = `
  select b.id as "billId", b.household_id as "householdId", r.id as "runId", r.provider,
    r.fee_type as "feeType", b.number, r.name as "runName", b.total::float8 as total,
    (b.total - b.paid)::float8 as left, b.due_on::text as "dueOn", b.voided_at is not null as "isVoided"
  from bill b join billing_run r on r.id = b.run_id
  where b.id = coalesce((select bill_id from bill_code where code = $1), $2::uuid)`

/**
 * Whose a code is, or why it is nobody's: a virtual account, or the three barcodes of a bill with spaces between. A code that a
 * bill ever had leads to it, whatever the rules of today say of it; with the amount its check digit is looked at too.
 */
export async function checkCode(context: Context, { code: typed, amount }: Taken<Check>): Promise<Found> {
  const [first = '', second, third] = typed
    .split(/[\s*]+/)
    .filter(Boolean)
    .map(plainCode)
  const which = whichBarcode(first)
  if (which && second === undefined) return { finding: `${which}Barcode`, ...nobody }
  const read =
    which === 'first' && second && third ? readSegments([first, second, third] as Segments) : undefined
  const code = which === 'first' && second ? second : plainCode(typed)
  const said = await verifyCode(context, code, amount ?? (read?.isFormed ? read.amount : undefined))
  const [bill] = await context.query<NonNullable<Found['bill']> & { householdId: string }>(ofCode, [
    code,
    said.billId,
  ])
  const householdId = bill?.householdId ?? said.householdId
  const [household] = householdId
    ? await context.query<{ label: string }>('select label from household where id = $1', [householdId])
    : []
  const found = { householdId, label: household?.label ?? '', bill: bill ?? null }
  if (read && !read.isRight) return { finding: 'badCheckCharacters', expected: read.check, ...found }
  const isKnown = bill && amount === undefined && said.finding !== 'badCheckDigit'
  return { finding: isKnown ? 'given' : said.finding, expected: said.expected, ...found }
}

const nobody = { expected: '', householdId: null, label: '', bill: null }
