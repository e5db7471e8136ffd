import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { namesOf, requireHousehold } from '#modules/homes/households/server/public.ts'
import { incomeAccounts, openBills, owedBills } from '#modules/money/payments/server/public.ts'
import { prepaymentOf } from '#modules/money/prepayments/server/public.ts'
import type { Candidate, LineDetail } from '../desk-shapes.ts'
import type { LineKind } from '../line-shapes.ts'
import { givenBackBy, seemsOf } from './close-booked.ts'
import { checkOf } from './check-code.ts'
import { type CodeFacts, factsOfCodes } from './code-facts.ts'
import { originalOf } from './originals.ts'
import { expenseAccounts } from './out-lines.ts'
import { tailOf } from './preview.ts'
import { proposeParts } from './propose-parts.ts'
import { differenceOf, lineRow, standsAs, waits } from './waiting.ts'

/** One line with why it waits, what it could be put to and what is proposed. Throws notFound. */
export async function showLine(
  context: Context,
  { lineId, householdId: chosen }: { lineId: string; householdId?: string | undefined },
): Promise<LineDetail> {
  const row = await lineRow(context, lineId)
  if (!row) throw problems.notFound()
  if (chosen) await requireHousehold(context, chosen)
  const bill = (await factsOfCodes(context, [row.code])).get(row.code)
  const checked = await checkOf(context, [{ code: row.code, amount: row.whole }])
  // An account that leads to a bill is as it was given out; its digits may hold another amount than the one that came.
  const check = bill ? 'right' : checked(row.code, row.whole)
  const { booked, returned } = await seemsOf(context, lineId)
  const found = standsAs(row, bill, check, {
    isBooked: booked.length > 0,
    isReturned: returned.length > 0,
  })
  const householdId = chosen ?? bill?.householdId ?? row.householdId
  const [household] = await householdRows(context, householdId)
  const [billHousehold] = await householdRows(context, bill?.householdId ?? null)
  const open = householdId ? await openBills(context, householdId) : []
  const owed = householdId ? await owedBills(context, { householdId, billId: bill?.billId }) : []
  const own = bill ? await asCandidate(context, bill) : undefined
  const candidates: Candidate[] = open.map(({ billId, runName, number, dueOn, left }) => ({
    billId,
    runName,
    number,
    dueOn,
    left,
    isOpen: true,
    state: 'unpaid',
    settledAt: null,
    settledBy: '',
  }))
  const isOwnShown = own && !chosen && !candidates.some(({ billId }) => billId === own.billId)
  const [waiting] = await context.query(`select from bank_line l where l.id = $1 and l.id in ${waits}`, [
    lineId,
  ])
  const difference = differenceOf(row, found, bill)
  return {
    ...row,
    class: found,
    booked,
    returned,
    difference,
    label: household?.label ?? '',
    isWaiting: waiting !== undefined,
    payerTail: tailOf(row.payerAccount),
    check,
    householdId,
    names: household?.names ?? [],
    bill: own && bill ? { ...own, total: bill.total, label: billHousehold?.label ?? '' } : null,
    missingItem: found === 'short' && bill ? await itemOf(context, bill.billId, difference) : '',
    original: row.kind === 'reversal' ? await originalOf(context, lineId) : null,
    givesBack: row.kind === 'out' && !booked.length ? await givenBackBy(context, row) : null,
    candidates: isOwnShown && own ? [...candidates, own] : candidates,
    prepayment: householdId ? await prepaymentOf(context, householdId) : 0,
    proposal:
      householdId && row.kind === 'in'
        ? proposeParts({ class: standsAs(row, bill, check), amount: row.amount, billId: bill?.billId }, owed)
        : [],
    accounts: await accountsFor(context, row.kind),
    history: await historyOf(context, lineId),
  }
}

/** Where what is no fee is booked: money that came to income, what went out to expense. */
async function accountsFor(lease: Lease, kind: LineKind): Promise<LineDetail['accounts']> {
  if (kind === 'reversal') return []
  return kind === 'out' ? expenseAccounts(lease) : incomeAccounts(lease)
}

const householdRows = (lease: Lease, id: string | null) =>
  lease.query<{ label: string; names: string[] }>(
    `select h.label, ${namesOf} as names from household h where h.id = $1`,
    [id],
  )

/** The bill of a code, and what settled it last. */
async function asCandidate(lease: Lease, bill: CodeFacts): Promise<Candidate> {
  const [last] = await lease.query<{ by: string; at: Date }>(
    `select coalesce(l.channel, p.channel, s.kind) as by, coalesce(p.paid_at, s.at) as at from bill_settlement s left join payment p on p.id = s.source_id
       left join bank_line l on l.id = p.id
     where s.bill_id = $1 and s.undoes_id is null and not exists (select from bill_settlement u where u.undoes_id = s.id)
     order by s.at desc, s.id desc limit 1`,
    [bill.billId],
  )
  const { billId, runName, number, dueOn, left, state, settledAt, isRunWithdrawn } = bill
  return {
    billId,
    runName,
    number,
    dueOn,
    left: state === 'voided' || state === 'carried' ? 0 : left,
    isOpen: false,
    state: isRunWithdrawn ? 'withdrawn' : state,
    // When somebody paid it, which is what people remember.
    settledAt: settledAt && (last?.at ?? settledAt),
    settledBy: last?.by ?? '',
  }
}

/** The item of a bill whose amount is exactly this; '' where none or several are. */
async function itemOf(lease: Lease, billId: string, amount: number): Promise<string> {
  const rows = await lease.query<{ name: string }>(
    'select name from bill_line where bill_id = $1 and amount = $2',
    [billId, amount],
  )
  return rows.length === 1 ? (rows[0]?.name ?? '') : ''
}

const historyOf = (lease: Lease, lineId: string): Promise<LineDetail['history']> =>
  lease.query<LineDetail['history'][number] & Record<string, unknown>>(
    `select kind, target, amount::float8 as amount, reason, at, account_name as by from bank_line_act where line_id = $1 order by at, id`,
    [lineId],
  )
