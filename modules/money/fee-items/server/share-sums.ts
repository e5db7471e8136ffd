import { spokenRate } from '../kinds.ts'
import type { ChargedItem, Charging } from './calculate.ts'
import { areaOf, basisNames, type ChargedHousehold, type Missing } from './charged-area.ts'
import { rounded, sharesOf, spokenHundredths } from './exact.ts'
import { grouped } from './grouped.ts'

interface Share {
  amount: bigint
  basis: string
}

/**
 * Divides the sums whose day lies in the period: among all households, or those of its building; by area in 坪, or equally.
 * Gives what a household has of an item: its share, what is not known of it, or nothing where there is no sum.
 */
export function shareSums({ items, rates, households, startsOn, endsOn, basis }: Charging) {
  const shares = new Map<string, Share>()
  const missing = new Map<string, Missing>()
  for (const { feeItemId, unit } of items.filter(({ kind }) => kind === 'shared')) {
    const due = rates.filter(
      (rate) => rate.feeItemId === feeItemId && rate.fromDay >= startsOn && rate.fromDay <= endsOn,
    )
    for (const [building, sums] of grouped(due, (rate) => rate.building)) {
      const cents = sums.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
      const among: { householdId: string; weight: number }[] = []
      for (const household of households) {
        if (building && household.building !== building) continue
        const key = `${feeItemId} ${household.householdId}`
        const area = unit === 'equal' ? { area: 1 } : areaOf(household, basis, true)
        if ('missing' in area) missing.set(key, area.missing)
        else among.push({ householdId: household.householdId, weight: area.area })
      }
      const all = among.reduce((sum, { weight }) => sum + weight, 0)
      const amounts = sharesOf(
        rounded(cents, 100n),
        among.map(({ weight }) => weight),
      )
      const total = `${building}總額 ${spokenRate(Number(cents))} 元`
      for (const [at, { householdId, weight }] of among.entries()) {
        const key = `${feeItemId} ${householdId}`
        const earlier = shares.get(key)
        const said =
          unit === 'equal'
            ? `${total} ÷ ${all} 戶`
            : `${total} × ${basisNames[basis]} ${spokenHundredths(weight)} 坪 ÷ ${spokenHundredths(all)} 坪`
        const amount = amounts[at] ?? 0n
        // Whole NT$ that add up to the sum: of some the fraction went the other way.
        const isEven = amount === rounded(cents * BigInt(weight), 100n * BigInt(all))
        const told = isEven ? said : `${said}，尾差調整`
        shares.set(key, {
          amount: (earlier?.amount ?? 0n) + amount,
          basis: earlier ? `${earlier.basis}、${told}` : told,
        })
      }
    }
  }
  return (item: ChargedItem, { householdId }: ChargedHousehold): Share | { missing: Missing } | undefined => {
    const key = `${item.feeItemId} ${householdId}`
    const gap = missing.get(key)
    return gap ? { missing: gap } : shares.get(key)
  }
}
