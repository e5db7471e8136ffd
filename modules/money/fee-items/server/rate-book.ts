import { grouped } from './grouped.ts'

export interface Rate {
  feeItemId: string
  /** '': of every building that has no rate of its own. */
  building: string
  fromDay: string
  /** In 1/100 NT$. */
  amount: number
}
/** Months one after the other in which the same rate holds. */
export interface Run {
  amount: number
  months: number
}

/** The rates of all items; asked for the same building and the same days again, it knows the answer. */
export function rateBook(rates: readonly Rate[]) {
  const lists = grouped(rates, ({ feeItemId, building }) => `${feeItemId} ${building}`)
  for (const list of lists.values()) list.sort((a, b) => (a.fromDay < b.fromDay ? 1 : -1))
  const known = new Map<string, Run[]>()

  const rateOn = (feeItemId: string, building: string, day: string): Rate | undefined =>
    lists.get(`${feeItemId} ${building}`)?.find(({ fromDay }) => fromDay <= day) ??
    (building ? rateOn(feeItemId, '', day) : undefined)

  return {
    /** The rates that hold on these days, which begin months; days without a rate are left out. */
    runsOf(feeItemId: string, building: string, days: readonly string[]): Run[] {
      const key = `${feeItemId} ${building} ${days[0]} ${days.length}`
      const earlier = known.get(key)
      if (earlier) return earlier
      const runs: Run[] = []
      for (const day of days) {
        const rate = rateOn(feeItemId, building, day)
        const last = runs.at(-1)
        if (rate && last?.amount === rate.amount) last.months++
        else if (rate) runs.push({ amount: rate.amount, months: 1 })
      }
      known.set(key, runs)
      return runs
    },
  }
}
