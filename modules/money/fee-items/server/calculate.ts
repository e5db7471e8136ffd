import { type FeeKind, type FeeUnit, isChosen, isOnce } from '../kinds.ts'
import type { Basis } from '../settings.ts'
import { areaOf, type ChargedHousehold, type Missing, parkingOf } from './charged-area.ts'
import { rounded } from './exact.ts'
import { chargedMonths, type Recurring } from './period.ts'
import { grouped } from './grouped.ts'
import { type Rate, rateBook, type Run } from './rate-book.ts'
import { shareSums } from './share-sums.ts'
import { spokenRuns, spokenThing } from './speak-basis.ts'

export interface ChargedItem extends Recurring {
  feeItemId: string
  name: string
  kind: FeeKind
  unit: FeeUnit
  accountNumber: number
}
export interface Choice {
  feeItemId: string
  householdId: string
  quantity: number
  /** Of what is owed once: the day that decides in which period. */
  onDay: string | null
}
export interface Charging {
  /** In the order in which they stand on a bill. */
  items: readonly ChargedItem[]
  rates: readonly Rate[]
  choices: readonly Choice[]
  /** All households of the community: shared sums are divided among them. */
  households: readonly ChargedHousehold[]
  /** The first days of the months of the period, and its days. */
  months: readonly string[]
  startsOn: string
  endsOn: string
  basis: Basis
}

export interface FeeLine {
  feeItemId: string
  /** As lines of bills have it. */
  kind: 'item' | 'discount' | 'fine'
  name: string
  /** How it was calculated, as it is printed: 專有部分 34.56 坪 × 每坪 85 元 × 2 個月. */
  basis: string
  accountNumber: number
  /** Whole NT$; a discount is negative. */
  amount: number
}
/** Why an item has no line: what is not known of the household, or an amount that no line of a bill may have (R306, R307). */
export interface Gap {
  feeItemId: string | null
  name: string
  missing: Missing | 'amount' | 'payer'
}
export interface Charged {
  householdId: string
  lines: FeeLine[]
  gaps: Gap[]
}

/** What a line of a bill may be: -99,999 to 200,000 (R306, R307). */
const [least, most] = [-99_999, 200_000]

/** Whether bays are charged by their area and not each. */
export const isByParking = ({ kind, unit }: Pick<ChargedItem, 'kind' | 'unit'>): boolean =>
  kind === 'car' && (unit === 'ping' || unit === 'squareMetre')

/** What is multiplied with a rate, in hundredths: areas are known to two decimals. */
const hundredthsOf = (item: ChargedItem, household: ChargedHousehold, area: number): number => {
  if (item.kind === 'area' || isByParking(item)) return area
  if (item.kind === 'motorcycle') return household.motorcycleSpaces * 100
  if (item.kind !== 'car') return 100
  const { flatSpaces, mechanicalSpaces } = household
  const spaces = { any: flatSpaces + mechanicalSpaces, flat: flatSpaces, mechanical: mechanicalSpaces }
  return (spaces[item.unit as 'any'] ?? 0) * 100
}

/** Hundredths by hundredths of NT$, rounded once. */
const amountOf = (hundredths: number, runs: readonly Run[]): bigint =>
  rounded(
    runs.reduce((sum, { amount, months }) => sum + BigInt(hundredths) * BigInt(amount) * BigInt(months), 0n),
    10_000n,
  )

/**
 * What each of these households owes for a period: a line per item, each rounded half up to whole NT$; sums that are shared
 * are divided without a dollar left. A rate that changes within the period holds from the month that begins on its day or after it.
 */
export function calculate(charging: Charging, wanted?: ReadonlySet<string>): Charged[] {
  const { items, households, choices, months, startsOn, endsOn, basis } = charging
  const book = rateBook(charging.rates)
  const shares = shareSums(charging)
  const chosen = grouped(choices, ({ feeItemId, householdId }) => `${feeItemId} ${householdId}`)

  function drawn(item: ChargedItem, household: ChargedHousehold) {
    if (item.kind === 'shared') return shares(item, household)
    const of = chosen.get(`${item.feeItemId} ${household.householdId}`) ?? []
    if (isOnce(item.kind)) {
      const due = of.filter(({ onDay }) => onDay && onDay >= startsOn && onDay <= endsOn)
      const parts = due.map(({ quantity, onDay }) => ({
        quantity,
        runs: book.runsOf(item.feeItemId, household.building, [onDay ?? startsOn]),
      }))
      const amount = parts.reduce((sum, { quantity, runs }) => sum + amountOf(quantity * 100, runs), 0n)
      return { amount, basis: parts.map((part) => spokenThing(item, part.quantity, part.runs)).join('、') }
    }
    const runs = book.runsOf(item.feeItemId, household.building, chargedMonths(months, item))
    if (!runs.length) return undefined
    if (isChosen(item.kind)) {
      const quantity = of.reduce((sum, choice) => sum + choice.quantity, 0)
      const amount = amountOf(quantity * 100, runs)
      return { amount, basis: spokenThing(item, quantity, runs) }
    }
    const isPing = item.unit === 'ping'
    const area =
      item.kind === 'area'
        ? areaOf(household, basis, isPing)
        : isByParking(item)
          ? parkingOf(household, isPing)
          : { area: 0 }
    if ('missing' in area) return area
    const hundredths = hundredthsOf(item, household, area.area)
    return { amount: amountOf(hundredths, runs), basis: spokenRuns(item, hundredths, runs, basis) }
  }

  return households
    .filter(({ householdId }) => !wanted || wanted.has(householdId))
    .map((household) => {
      const [lines, gaps]: [FeeLine[], Gap[]] = [[], []]
      for (const item of items) {
        const { feeItemId, name, accountNumber } = item
        const made = drawn(item, household)
        if (!made) continue
        if ('missing' in made) {
          gaps.push({ feeItemId, name, missing: made.missing })
          continue
        }
        const amount = Number(item.kind === 'discount' ? -made.amount : made.amount)
        if (amount < least || amount > most) gaps.push({ feeItemId, name, missing: 'amount' })
        else if (amount !== 0)
          lines.push({ feeItemId, kind: lineKind(item.kind), name, basis: made.basis, accountNumber, amount })
      }
      return { householdId: household.householdId, lines, gaps }
    })
}

const lineKind = (kind: FeeKind): FeeLine['kind'] => (kind === 'discount' || kind === 'fine' ? kind : 'item')
