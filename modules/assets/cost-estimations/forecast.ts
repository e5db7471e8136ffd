/** What is expected of the repair fund; amounts are whole NT$, rates hundredths of a percent a year. */
export interface Plan {
  balance: number
  monthlyPerPing: number
  /** Hundredths of a ping that pay. */
  pingHundredths: number
  inflationBp: number
  interestBp: number
  raisePerPing: number
  raiseFrom: number
}

/** Something that ends its useful years, with what a new one costs today. */
export interface Lasting {
  assetId: string
  displayId: string
  name: string
  /** '' is none. */
  categoryName: string
  boughtOn: string | null
  usefulYears: number | null
  todayCost: number
}

/** A replacement that falls due, in the money of its year. */
export interface Replacement {
  year: number
  assetId: string
  displayId: string
  name: string
  categoryName: string
  todayCost: number
  amount: number
}

/** Years in a row at whose end the fund is not enough. */
export interface ShortSpan {
  from: number
  to: number
}

/** The fund at the end of a year, as it is paid now and with the raise. */
export interface FundYear {
  year: number
  spent: number
  income: number
  raisedIncome: number
  balance: number
  raisedBalance: number
}

/** What may be tried, NT$ a ping and month. */
export const mostRaise = 9999

/** An amount of today in the money of a later year, whole NT$. */
export const inflated = (amount: number, inflationBp: number, years: number): number =>
  Math.round(amount * (1 + inflationBp / 10_000) ** years)

/**
 * What has to be replaced in the years after this one: each thing at the end of its useful years, and again whenever those
 * of the new one end. What is over already is due in the first year. In the order of years and numbers.
 */
export function replacementsOf(
  things: readonly Lasting[],
  { thisYear, years, inflationBp }: { thisYear: number; years: number; inflationBp: number },
): Replacement[] {
  const found: Replacement[] = []
  for (const { assetId, displayId, name, categoryName, boughtOn, usefulYears, todayCost } of things) {
    if (!boughtOn || !usefulYears || todayCost <= 0) continue
    const first = Math.max(thisYear + 1, Number(boughtOn.slice(0, 4)) + usefulYears)
    for (let year = first; year <= thisYear + years; year += usefulYears)
      found.push({
        year,
        assetId,
        displayId,
        name,
        categoryName,
        todayCost,
        amount: inflated(todayCost, inflationBp, year - thisYear),
      })
  }
  return found.toSorted((a, b) => a.year - b.year || (a.displayId < b.displayId ? -1 : 1))
}

/** What is replaced in a year, as a committee speaks of it: six lifts are one work. */
export interface Work {
  year: number
  /** The thing alone, or the kind of several. */
  name: string
  count: number
  amount: number
}

/** The works of years: what is of one kind in one year together; the largest of each year first. */
export function worksOf(replacements: readonly Replacement[]): Work[] {
  const works = new Map<string, Work>()
  for (const { year, assetId, name, categoryName, amount } of replacements) {
    const key = `${year} ${categoryName || assetId}`
    const before = works.get(key)
    if (before)
      works.set(key, {
        ...before,
        name: categoryName,
        count: before.count + 1,
        amount: before.amount + amount,
      })
    else works.set(key, { year, name, count: 1, amount })
  }
  return [...works.values()].toSorted((a, b) => a.year - b.year || b.amount - a.amount)
}

/** What flows into the fund in a year, whole NT$. */
export const incomeOf = (perPing: number, pingHundredths: number): number =>
  Math.round((perPing * 12 * pingHundredths) / 100)

/** The fund year by year, this year first, as it stands today: interest on what was there before, what comes in, what is spent. */
export function fundOf(
  plan: Plan,
  replacements: readonly Replacement[],
  { thisYear, years }: { thisYear: number; years: number },
): FundYear[] {
  const first = { year: thisYear, spent: 0, income: 0, raisedIncome: 0 }
  const rows: FundYear[] = [{ ...first, balance: plan.balance, raisedBalance: plan.balance }]
  const grown = (before: number) =>
    before > 0 ? Math.round((before * (10_000 + plan.interestBp)) / 10_000) : before
  const spentIn = new Map<number, number>()
  for (const { year, amount } of replacements) spentIn.set(year, (spentIn.get(year) ?? 0) + amount)
  for (let year = thisYear + 1; year <= thisYear + years; year++) {
    const before = rows.at(-1) ?? { balance: 0, raisedBalance: 0 }
    const spent = spentIn.get(year) ?? 0
    const income = incomeOf(plan.monthlyPerPing, plan.pingHundredths)
    const raise = year >= plan.raiseFrom ? incomeOf(plan.raisePerPing, plan.pingHundredths) : 0
    rows.push({
      year,
      spent,
      income,
      raisedIncome: income + raise,
      balance: grown(before.balance) + income - spent,
      raisedBalance: grown(before.raisedBalance) + income + raise - spent,
    })
  }
  return rows
}

/** The years in which the fund is not enough, those in a row together: it may recover before it is short again. */
export function shortSpans(
  funds: readonly FundYear[],
  of: 'balance' | 'raisedBalance',
): [ShortSpan, ...ShortSpan[]] | undefined {
  const spans: ShortSpan[] = []
  for (const row of funds) {
    if (row[of] >= 0) continue
    const last = spans.at(-1)
    if (last?.to === row.year - 1) last.to = row.year
    else spans.push({ from: row.year, to: row.year })
  }
  const [first, ...others] = spans
  return first && [first, ...others]
}

/** The smallest raise, whole NT$ a ping and month, with which the fund is enough in all years; undefined: none is, such as where it is short before the raise begins. */
export function leastRaise(
  plan: Plan,
  replacements: readonly Replacement[],
  span: { thisYear: number; years: number },
): number | undefined {
  const suffices = (raisePerPing: number) =>
    !shortSpans(fundOf({ ...plan, raisePerPing }, replacements, span), 'raisedBalance')
  let [low, high] = [0, mostRaise]
  if (!suffices(high)) return undefined
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (suffices(middle)) high = middle
    else low = middle + 1
  }
  return low
}
