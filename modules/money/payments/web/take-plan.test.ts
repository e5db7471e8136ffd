import { expect, it } from 'vitest'
import { planOf } from './take-plan.ts'

const bills = [
  { billId: 'a', left: 3000 },
  { billId: 'b', left: 1200 },
]

it('pays what is due first, and hands back what is left over', () => {
  expect(planOf(bills, 5000, false)).toEqual({
    bills: [
      { billId: 'a', amount: 3000 },
      { billId: 'b', amount: 1200 },
    ],
    ahead: 0,
    change: 800,
    amount: 4200,
  })
})

it('or keeps it for later bills', () => {
  expect(planOf(bills, 5000, true)).toMatchObject({ ahead: 800, change: 0, amount: 5000 })
  expect(planOf([], 100, true)).toEqual({ bills: [], ahead: 100, change: 0, amount: 100 })
})

it('pays part of the last one that it reaches', () => {
  expect(planOf(bills, 3500, false)).toMatchObject({
    bills: [
      { billId: 'a', amount: 3000 },
      { billId: 'b', amount: 500 },
    ],
    change: 0,
    amount: 3500,
  })
})
