import type { Lease } from '#platform/server/database.ts'
import type { ShiftSection } from '#platform/server/shift-section.ts'
import { cashTotals, lastCashCount } from '#modules/parcels/cash/server/public.ts'
import type { Cash, Counts, OpenItem } from '../contract.ts'

/** What only some kinds of things have. */
const plain = {
  trackingNumber: '',
  isLegal: false,
  inPersonOnly: false,
  cashOnDelivery: false,
  inLocker: false,
  temperature: 0,
  pieceCount: 1,
  money: null,
} as const

/** Everything open at the desk, section by section as modules declare them. */
export async function openItems(lease: Lease, sections: readonly ShiftSection[]): Promise<OpenItem[]> {
  const found = await Promise.all(
    sections.map(async ({ name, open }) =>
      (await open(lease)).map((item): OpenItem => ({ ...plain, ...item, section: name })),
    ),
  )
  return found.flat()
}

/** How many of each section are on a list. */
export const countsOf = (items: readonly OpenItem[], sections: readonly ShiftSection[]): Counts =>
  Object.fromEntries(sections.map(({ name }) => [name, items.filter((item) => item.section === name).length]))

/** The cash at the desk: what the ledgers say, and the last count since `since` (the shift change before). */
export async function cashNow(
  lease: Lease,
  sections: readonly ShiftSection[],
  since: Date | undefined,
): Promise<Cash> {
  const [{ expected, envelopes }, last] = await Promise.all([
    cashTotals(lease, sections),
    lastCashCount(lease, since),
  ])
  return {
    expected,
    envelopes,
    count: last
      ? { id: last.countId, counted: last.counted, difference: last.difference, by: last.by, at: last.at }
      : null,
  }
}
