import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fundOf,
  inflated,
  type Lasting,
  leastRaise,
  replacementsOf,
  shortSpans,
  worksOf,
} from './forecast.ts'

const thing = (changes: Partial<Lasting> = {}): Lasting => ({
  assetId: 'a',
  displayId: 'L-001',
  name: '電梯',
  categoryName: '',
  boughtOn: '2012-06-20',
  usefulYears: 20,
  todayCost: 1_000_000,
  ...changes,
})
const plan = {
  balance: 8_420_000,
  monthlyPerPing: 12,
  pingHundredths: 720_000,
  inflationBp: 200,
  interestBp: 120,
  raisePerPing: 6,
  raiseFrom: 2028,
}

describe('the forecast of the repair fund (R322)', () => {
  it('replaces a thing when its useful years end, and the new one when its own end', () => {
    const found = replacementsOf([thing()], { thisYear: 2026, years: 30, inflationBp: 0 })
    expect(found.map(({ year }) => year)).toEqual([2032, 2052])
  })

  it('has what is over already due in the first year, and nothing of what it does not know', () => {
    const all = [
      thing({ boughtOn: '1990-01-01' }),
      thing({ boughtOn: null }),
      thing({ usefulYears: null }),
      thing({ todayCost: 0 }),
    ]
    const found = replacementsOf(all, { thisYear: 2026, years: 10, inflationBp: 0 })
    expect(found.map(({ year }) => year)).toEqual([2027])
  })

  it('says amounts in the money of their year: 2 % a year makes of 1,000,000 in ten years 1,218,994', () => {
    expect(inflated(1_000_000, 200, 10)).toBe(1_218_994)
  })

  it('takes nothing from nowhere: without interest what is there at the end is what was, came in and went out', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            bought: fc.integer({ min: 1990, max: 2026 }),
            years: fc.integer({ min: 1, max: 60 }),
            cost: fc.integer({ min: 1, max: 9_000_000 }),
          }),
          { maxLength: 20 },
        ),
        fc.integer({ min: 1, max: 40 }),
        (things, years) => {
          const span = { thisYear: 2026, years }
          const all = things.map(({ bought, years: usefulYears, cost }) =>
            thing({ boughtOn: `${bought}-01-01`, usefulYears, todayCost: cost }),
          )
          const due = replacementsOf(all, { ...span, inflationBp: plan.inflationBp })
          const rows = fundOf({ ...plan, interestBp: 0 }, due, span)
          const sum = (key: 'income' | 'spent') => rows.reduce((before, row) => before + row[key], 0)
          expect(rows).toHaveLength(years + 1)
          expect(rows.at(-1)?.balance).toBe(plan.balance + sum('income') - sum('spent'))
          expect(sum('spent')).toBe(due.reduce((before, { amount }) => before + amount, 0))
          for (const row of rows) expect(row.raisedBalance).toBeGreaterThanOrEqual(row.balance)
        },
      ),
    )
  })

  it('speaks of what is of one kind in one year as one work, the largest first', () => {
    const lift = { categoryName: '電梯', todayCost: 100 }
    const all = [
      thing({ ...lift, assetId: 'a', name: 'A棟電梯 1' }),
      thing({ ...lift, assetId: 'b', name: 'A棟電梯 2' }),
      thing({ ...lift, assetId: 'c', name: 'B棟電梯', boughtOn: '2013-01-01' }),
      thing({ assetId: 'd', name: '大門', todayCost: 900 }),
      thing({ assetId: 'e', name: '旗桿', todayCost: 50 }),
    ]
    const due = replacementsOf(all, { thisYear: 2026, years: 10, inflationBp: 0 })
    expect(worksOf(due)).toEqual([
      { year: 2032, name: '大門', count: 1, amount: 900 },
      { year: 2032, name: '電梯', count: 2, amount: 200 },
      { year: 2032, name: '旗桿', count: 1, amount: 50 },
      { year: 2033, name: 'B棟電梯', count: 1, amount: 100 },
    ])
  })

  it('pays the raise from its year on: 6 more a ping and month of 7,200 pings are 518,400 a year', () => {
    const rows = fundOf(plan, [], { thisYear: 2026, years: 3 })
    expect(rows.map(({ raisedIncome, income }) => raisedIncome - income)).toEqual([0, 0, 518_400, 518_400])
  })

  it('names the years that are short one by one where the fund recovers between them', () => {
    const due = [2028, 2029, 2031].map((year) => ({ ...thing(), year, amount: 300_000 }))
    const bare = { ...plan, balance: 150_000, monthlyPerPing: 2, interestBp: 0, raisePerPing: 0 }
    const rows = fundOf(bare, due, { thisYear: 2026, years: 6 })
    expect(rows.map(({ balance }) => balance / 1000)).toEqual([150, 322.8, 195.6, 68.4, 241.2, 114, 286.8])
    expect(shortSpans(rows, 'balance')).toBeUndefined()
    const poor = fundOf({ ...bare, balance: -80_000 }, due, { thisYear: 2026, years: 6 })
    expect(shortSpans(poor, 'balance')).toEqual([
      { from: 2026, to: 2026 },
      { from: 2028, to: 2029 },
      { from: 2031, to: 2031 },
    ])
  })

  it('finds the smallest raise that is enough in all years, and none where it is short before a raise begins', () => {
    const span = { thisYear: 2026, years: 10 }
    const due = [{ ...thing(), year: 2030, amount: 20_000_000 }]
    const least = leastRaise(plan, due, span) ?? 0
    const isShort = (raisePerPing: number) =>
      fundOf({ ...plan, raisePerPing }, due, span).some(({ raisedBalance }) => raisedBalance < 0)
    expect([isShort(least), isShort(least - 1)]).toEqual([false, true])
    expect(leastRaise(plan, [], span)).toBe(0)
    expect(leastRaise(plan, [{ ...thing(), year: 2027, amount: 20_000_000 }], span)).toBeUndefined()
  })

  it('gives no interest on debts', () => {
    const rows = fundOf(
      { ...plan, balance: 0, monthlyPerPing: 0, raisePerPing: 0 },
      [{ ...thing(), year: 2027, amount: 100 }],
      {
        thisYear: 2026,
        years: 3,
      },
    )
    expect(rows.map(({ balance }) => balance)).toEqual([0, -100, -100, -100])
  })
})
