import type { Demo, DemoCast } from '#platform/server/manifest.ts'
import { demoPeriods } from '#modules/everyday/gas-periods/server/public.ts'
import type { Finding } from '../judge.ts'
import type { Filler } from '../shapes.ts'

/** Homes of which something is to be told: what they showed last and show now, who read it, and what it is. */
const told: Readonly<Record<string, readonly [last: number, value: number, Filler, Finding]>> = {
  'A棟-12F-3': [1842, 1940, 'resident', 'many'],
  'C棟-6F-1': [2210, 2204, 'resident', 'less'],
  'B棟-5F-3': [988, 988, 'guard', 'zero'],
  'B棟-15F-3': [9987, 13, 'guard', 'rollover'],
  'A棟-3F-4': [3310, 3338, 'resident', 'normal'],
  'A棟-8F-1': [1204, 1226, 'qr', 'normal'],
  'C棟-11F-4': [764, 795, 'resident', 'normal'],
  'A棟-14F-1': [4402, 4425, 'estimate', 'normal'],
}
/** The same of homes that were not read yet. */
const unread: Readonly<Record<string, number>> = { 'B棟-9F-4': 1550, 'C棟-2F-3': 2871 }

const homes = ['A棟', 'B棟', 'C棟'].flatMap((building) =>
  Array.from({ length: 60 }, (_, nth) => `${building}-${15 - Math.floor(nth / 4)}F-${(nth % 4) + 1}`),
)

/** Forty more that nobody has read. */
const missing = new Set(
  homes.filter((label, nth) => nth % 4 === 1 && !(label in told) && !(label in unread)).slice(0, 40),
)

/** A number between 0 and `below` that is the same at every start. */
const chance = (seed: number, below: number) => (Math.imul(seed + 11, 2_654_435_761) >>> 0) % below

const abnormal: readonly Finding[] = ['many', 'less', 'zero']

function meterOf(label: string, nth: number) {
  const usual = label === 'A棟-12F-3' ? 24 : 15 + chance(nth, 16)
  const usages = [1, 2, 3, 4, 5].map((ago) => usual + chance(nth * 7 + ago, 9) - 4)
  const known = told[label]
  const last = known?.[0] ?? unread[label] ?? 900 + chance(nth * 3 + 1, 4600)
  const first = last - usages.reduce((sum, usage) => sum + usage, 0)
  return { usual, usages, last, first, known }
}

const readers: readonly Filler[] = ['resident', 'guard', 'guard', 'qr']

function readingsOf(label: string, nth: number, { now, communityId, idOf, householdId, clerk }: DemoCast) {
  const { usual, usages, last, first, known } = meterOf(label, nth)
  const row = (
    ago: number,
    lastValue: number,
    value: number,
    filledBy: Filler,
    finding: Finding,
    at: Date,
  ) => ({
    communityId,
    id: idOf(`gas reading ${ago} ${label}`),
    periodId: idOf(`gas period ${ago}`),
    householdId: householdId(label),
    lastValue,
    value,
    usage: value - lastValue + (finding === 'rollover' ? 10_000 : 0),
    finding,
    isAbnormal: abnormal.includes(finding),
    filledBy,
    filledByName: filledBy === 'guard' || filledBy === 'estimate' ? clerk.name : '',
    filledAt: at,
  })
  let at = first
  const past = demoPeriods(now)
    .slice(0, 5)
    .map(({ ago, from }) => {
      const from0 = at
      at += usages[5 - ago] ?? usual
      return row(
        ago,
        from0,
        at,
        readers[nth % 4] ?? 'guard',
        'normal',
        new Date(from.getTime() + (nth % 8) * 86_400_000),
      )
    })
  const isUnread = label in unread || missing.has(label)
  if (isUnread) return past
  const [, value, filledBy, finding] = known ?? [
    0,
    last + usual,
    readers[nth % 4] ?? 'guard',
    'normal' as const,
  ]
  const filledAt = new Date(now.getTime() - (nth % 50) * 3_600_000)
  return [...past, row(0, last, value, filledBy, finding, filledAt)]
}

/** Meters of the demo community, and what they showed in six periods. */
export const demo: Demo = (cast) => {
  const { now, communityId, householdId } = cast
  const changed = (years: number) =>
    new Date(now.getTime() - years * 365 * 86_400_000).toISOString().slice(0, 10)
  return [
    [
      'gas_meter',
      homes.map((label, nth) => ({
        communityId,
        householdId: householdId(label),
        userNo: `07-${String(310_000 + ((nth * 37) % 180) * 11)}`,
        firstValue: meterOf(label, nth).first,
        changedOn: label === 'A棟-12F-3' ? changed(9.5) : changed(2 + (nth % 7)),
      })),
    ],
    ['gas_reading', homes.flatMap((label, nth) => readingsOf(label, nth, cast))],
  ]
}
