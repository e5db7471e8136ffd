import { expect, it } from 'vitest'
import type { PayoutLine } from '../payout-contract.ts'
import { makingDifference } from './make-difference.ts'

const line = (lineId: string, amount: number, fee = 0): PayoutLine => ({
  lineId,
  kind: 'in',
  amount,
  fee,
  code: '',
  class: 'exact',
  label: '',
  open: 0,
  fileName: '',
  lineNumber: 1,
})
const lines = [line('a', 3120, 10), line('b', 480, 10), line('c', 1000), line('d', -250)]
const made = (difference: number) => makingDifference(lines, difference).map(({ lineId }) => lineId)

it('says which line the bank left out, less its fee; else which two; and a reversal that it did not take', () => {
  expect(made(-3110)).toEqual(['a'])
  expect(made(-1470)).toEqual(['b', 'c'])
  expect(made(250)).toEqual(['d'])
  expect(made(-7)).toEqual([])
  expect(made(0)).toEqual([])
})
