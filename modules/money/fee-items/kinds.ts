/** How an item is calculated: by area, by space, of every household, of chosen ones by month; once; a shared sum; less; a fine. */
export const feeKinds = [
  'area',
  'car',
  'motorcycle',
  'household',
  'chosen',
  'once',
  'shared',
  'discount',
  'fine',
] as const
export type FeeKind = (typeof feeKinds)[number]

/** What the rate of a kind may be for; the first one where nothing is said. */
export const unitsOf = {
  area: ['ping', 'squareMetre'],
  car: ['any', 'flat', 'mechanical', 'ping', 'squareMetre'],
  motorcycle: ['each'],
  household: ['each'],
  chosen: ['each'],
  once: ['each'],
  shared: ['area', 'equal'],
  discount: ['each'],
  fine: ['each'],
} as const satisfies Record<FeeKind, readonly string[]>
export const feeUnits = ['ping', 'squareMetre', 'any', 'flat', 'mechanical', 'area', 'equal', 'each'] as const
export type FeeUnit = (typeof feeUnits)[number]

/** Kinds that only those households pay that were chosen. */
export const isChosen = (kind: FeeKind): boolean => ['chosen', 'once', 'discount', 'fine'].includes(kind)
/** Kinds that are owed once, in the period that has their day. */
export const isOnce = (kind: FeeKind): boolean => kind === 'once' || kind === 'fine'

const thousands = new Intl.NumberFormat('en-US')
/** Kinds that may come less often than the run: what is owed once or shared has days of its own. */
export const mayHaveCycle = (kind: FeeKind): boolean => !isOnce(kind) && kind !== 'shared'

/** 1234567 as 1,234,567. */
export const withThousands = (whole: number): string => thousands.format(whole)

/** 1/100 NT$ as people read it: 8550 is 85.5. */
export function spokenRate(amount: number): string {
  const cents = amount % 100
  const whole = withThousands(Math.trunc(amount / 100))
  return cents === 0 ? whole : `${whole}.${String(cents).padStart(2, '0').replace(/0$/, '')}`
}
