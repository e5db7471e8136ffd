import { dayAfter, daysBetween } from '#platform/contract/days.ts'
/** Part of what a bill asks for: due on a day, and paid on a day or not yet. Whole NT$. */
export interface Piece {
  /** The bill that asked for it first. */
  billId: string
  amount: number
  dueOn: string
  paidOn: string | null
}

/** A bill as far as its age depends on it. */
export interface AgedBill {
  id: string
  dueOn: string
  /** The sum of its own lines. */
  own: number
  /** What it took over of earlier bills. */
  arrears: readonly { billId: string; amount: number }[]
  /** What settled it, without what a later bill took over. */
  settled: readonly { amount: number; on: string }[]
  /** What later bills took over of it, in their order. */
  carried: readonly { billId: string; amount: number }[]
  /** The bill that all that was left of it is on; null: it is asked for by itself, or was paid. */
  carriedTo: string | null
}

export const buckets = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'older'] as const
export type Bucket = (typeof buckets)[number]

/** Where something due on a day stands today: on its day it is not overdue yet. */
export function bucketOf(dueOn: string, today: string): Bucket {
  const late = daysBetween(dueOn, today)
  if (late <= 0) return 'notDue'
  return late <= 30 ? 'upTo30' : late <= 60 ? 'upTo60' : late <= 90 ? 'upTo90' : 'older'
}

/** Splits pieces: the oldest that are not paid, up to an amount, and the others. */
function takeOldest(pieces: readonly Piece[], amount: number): { taken: Piece[]; others: Piece[] } {
  let left = amount
  const taken: Piece[] = []
  const others = pieces.flatMap((piece) => {
    if (piece.paidOn !== null || left === 0) return [piece]
    const part = Math.min(left, piece.amount)
    left -= part
    taken.push({ ...piece, amount: part })
    return part < piece.amount ? [{ ...piece, amount: piece.amount - part }] : []
  })
  return { taken, others }
}

/** Takes an amount off the oldest pieces that are not paid; of a piece that is paid in part both parts stay. */
function settle(pieces: readonly Piece[], amount: number, on: string): Piece[] {
  const { taken, others } = takeOldest(pieces, amount)
  return [...taken.map((piece) => ({ ...piece, paidOn: on })), ...others].sort(byDay)
}

const byDay = (a: Piece, b: Piece) => a.dueOn.localeCompare(b.dueOn)

/** What a bill asks for itself, and what each later bill took over of it. */
function sharesOf(
  bill: AgedBill,
  known: ReadonlyMap<string, AgedBill>,
): { own: Piece[]; of: Map<string, Piece[]> } {
  const taken = bill.arrears.flatMap(({ billId, amount }): Piece[] => {
    const before = known.get(billId)
    const share = before && sharesOf(before, known)
    // What was paid of it late bears interest still, on the bill that has all of the rest.
    const paid = before?.carriedTo === bill.id ? share?.own : undefined
    const carried = share?.of.get(bill.id)
    return carried
      ? [...(paid ?? []), ...carried]
      : [{ billId, amount, dueOn: before?.dueOn ?? bill.dueOn, paidOn: null }]
  })
  const own = bill.own > 0 ? [{ billId: bill.id, amount: bill.own, dueOn: bill.dueOn, paidOn: null }] : []
  const asked = [...taken, ...own].sort(byDay)
  // Discounts that are more than its own lines take from what it took over.
  const discounted = settle(asked, Math.max(0, -bill.own), bill.dueOn)
  let rest = bill.settled
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .reduce((pieces, { amount, on }) => settle(pieces, amount, on), discounted)
  const of = new Map<string, Piece[]>()
  for (const { billId, amount } of bill.carried) {
    const { taken: gone, others } = takeOldest(rest, amount)
    of.set(billId, [...(of.get(billId) ?? []), ...gone])
    rest = others
  }
  return { own: rest, of }
}

/**
 * What a bill asks for, the oldest first, each part with the day of the bill that asked for it first: what a bill took over
 * is as old as it was. Money goes to the oldest part. What a later bill took over is that bill's, also when a payment of this one was
 * taken back since, so that it is asked for again.
 */
export const piecesOf = (bill: AgedBill, known: ReadonlyMap<string, AgedBill>): Piece[] =>
  sharesOf(bill, known).own

export type Aging = Record<Bucket, number>

/** What is not paid, by how long it has been overdue today. */
export function agingOf(pieces: readonly Piece[], today: string): Aging {
  const sums: Aging = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, older: 0 }
  for (const { amount, dueOn, paidOn } of pieces) if (paidOn === null) sums[bucketOf(dueOn, today)] += amount
  return sums
}

/** Days of a year, by which a day's share of the interest is reckoned. */
const yearDays = 365n

/** What holds from a day on, in hundredths of a percent a year. */
export interface RateFrom {
  fromOn: string
  rate: number
}

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

/**
 * Simple interest to a day: of every part for the days from the one after it was due (Civil Code Art. 229) to the one that it was
 * paid on, or to `until`; each day by the rate that holds on it, the first rate also before its own day. Rounded once, at the
 * end, half a dollar up.
 * @param rates in the order of their days
 */
export function interestOf(pieces: readonly Piece[], until: string, rates: readonly RateFrom[]): number {
  let sum = 0n
  for (const { amount, dueOn, paidOn } of pieces) {
    const end = paidOn === null ? until : earlier(paidOn, until)
    for (const [nth, { fromOn, rate }] of rates.entries()) {
      const next = rates[nth + 1]
      const from = nth === 0 ? dueOn : later(dueOn, dayAfter(fromOn, -1))
      const days = daysBetween(from, next ? earlier(end, dayAfter(next.fromOn, -1)) : end)
      if (days > 0) sum += BigInt(amount) * BigInt(days) * BigInt(rate)
    }
  }
  const whole = yearDays * 10_000n
  return Number((2n * sum + whole) / (2n * whole))
}
