import { daysBetween } from '#platform/contract/days.ts'
import { waitingMoney } from '#modules/money/bills/server/public.ts'
import { feeSettings } from '#modules/money/fee-items/server/public.ts'
import type { Lease } from '#platform/server/database.ts'
import { agingOf, interestOf, piecesOf, type Piece } from '../aging.ts'
import type { ArrearsSettings } from '../settings.ts'
import type { Debt } from '../shapes.ts'
import { type Court, courtOf } from './court.ts'
import { type Debtor, type Known, knownDebtors } from './debtors.ts'
import { type OpenBill, readBills, type Wanted } from './read-bills.ts'
import { readStanding, type Standing } from './standing.ts'

/** A debt with the parts that it is made of. */
export interface DebtParts {
  debt: Debt
  /** Whose it is: null where debts are the household's. */
  payer: string | null
  /** Whom a message goes to; null: the household. */
  residentId: string | null
  pieces: Piece[]
  bills: OpenBill[]
  paidLate: OpenBill[]
  court: Court
  /** How many periods pieces are of: two runs for the same days, or two bills of one run, are one. */
  periodsOf(pieces: readonly Piece[]): number
}

export type Decided = Pick<ArrearsSettings, 'rates' | 'considerable' | 'demandDays'>
interface Given {
  known: ReadonlyMap<string, OpenBill>
  decided: Decided
  today: string
}

/** What is overdue of pieces. */
export const lateOf = (pieces: readonly Piece[], today: string): Piece[] =>
  pieces.filter(({ dueOn, paidOn }) => paidOn === null && dueOn < today)

function by<Row>(keyOf: (row: Row) => string, rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

const sumOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { amount }) => sum + amount, 0)

function partsOf(
  { residentId, ...debtor }: Known,
  of: { roots: readonly OpenBill[]; taken: readonly Standing[]; waiting: number; payer: string | null },
  { known, decided, today }: Given,
): DebtParts {
  const [bills, paidLate] = [
    of.roots.filter(({ isOpen }) => isOpen),
    of.roots.filter((bill) => bill.isPaidLate),
  ]
  const pieces = bills.flatMap((bill) => piecesOf(bill, known))
  const paid = paidLate.flatMap((bill) => piecesOf(bill, known))
  const aging = agingOf(pieces, today)
  const total = bills.reduce((all, { left }) => all + left, 0)
  const late = lateOf(pieces, today)
  const oldestOn = late.map(({ dueOn }) => dueOn).toSorted()[0] ?? null
  // What was demanded before the oldest was due was for something that is paid by now.
  const standing = of.taken.filter(({ day }) => oldestOn !== null && day > oldestOn)
  const [last] = standing
  const periodsOf = (some: readonly Piece[]) =>
    new Set(some.map(({ billId }) => known.get(billId)?.period)).size
  const court = courtOf(late, standing, periodsOf, { today, ...decided })
  const demanded = late.filter(({ billId }) => court.billIds.has(billId))
  const debt: Debt = {
    ...debtor,
    runIds: [...new Set(bills.filter(({ dueOn }) => dueOn < today).map(({ runId }) => runId))],
    aging,
    total,
    overdue: total - aging.notDue,
    periods: periodsOf(late),
    demanded: sumOf(demanded),
    demandedPeriods: periodsOf(demanded),
    oldestOn,
    days: oldestOn === null ? 0 : daysBetween(oldestOn, today),
    interest: interestOf(pieces, today, decided.rates),
    interestOfPaid: interestOf(paid, today, decided.rates),
    waiting: of.waiting,
    lastStep: last?.step ?? null,
    lastDay: last?.day ?? null,
    lastTermOn: last?.termOn ?? null,
    lastReach: last?.reach ?? null,
    demandCount: standing.length,
    courtMissing: court.missing,
  }
  return { debt, payer: of.payer, residentId, pieces, bills, paidLate, court, periodsOf }
}

/**
 * Everybody who has not paid all, or all who were billed in some households, as of a day: by household, or by household and payer
 * where the community wants debts to follow the person (隨人).
 */
export async function readDebts(
  lease: Lease,
  { today, decided, ...wanted }: Wanted & { today: string; decided: Decided },
): Promise<DebtParts[]> {
  const [{ debts }, rows, waits, steps] = await Promise.all([
    feeSettings(lease),
    readBills(lease, wanted),
    lease.query<{ householdId: string; sum: number }>(waitingMoney),
    readStanding(lease, wanted.householdIds),
  ])
  const keyOf = ({ householdId, payer }: { householdId: string; payer: string }) =>
    debts === 'person' ? `${householdId} ${payer}` : householdId
  const known = new Map(rows.map((row) => [row.id, row]))
  const roots = by(
    keyOf,
    rows.filter(({ isOpen, isPaidLate }) => isOpen || isPaidLate),
  )
  const taken = by(keyOf, steps)
  const wait = new Map(waits.map((row) => [row.householdId, row.sum]))
  const homes = wanted.householdIds ?? [
    ...new Set([...roots.values()].flatMap(([bill]) => bill?.householdId ?? [])),
  ]
  return (await knownDebtors(lease, debts, homes)).flatMap((debtor) => {
    const of = roots.get(keyOf(debtor))
    // Of all households only those that owe.
    if (!of && !wanted.householdIds) return []
    const payer = debts === 'person' ? debtor.payer : null
    const waiting = wait.get(debtor.householdId) ?? 0
    return [
      partsOf(
        debtor,
        { roots: of ?? [], taken: taken.get(keyOf(debtor)) ?? [], waiting, payer },
        { known, decided, today },
      ),
    ]
  })
}

/** Whether a debt is of a debtor. */
export const isOf = ({ debt, payer }: DebtParts, debtor: Debtor): boolean =>
  debt.householdId === debtor.householdId &&
  (payer === null || (debtor.payer === null ? !debt.isFormer : debtor.payer === payer))
