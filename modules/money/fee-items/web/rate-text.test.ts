import { expect, it } from 'vitest'
import { spokenRate } from '../kinds.ts'
import { rateOf } from './rate-text.ts'

it('a rate is read exactly, with at most two decimals, however it is typed', () => {
  expect(['85', '85.5', '85.25', '１，２００', '0', '1,234.5'].map(rateOf)).toEqual([
    8500, 8550, 8525, 120_000, 0, 123_450,
  ])
  expect(['', '85.555', '-5', 'x', '1e3', '12345678'].map(rateOf)).toEqual(Array(6).fill(undefined))
})

it('a rate is shown as it was typed', () => {
  expect([8500, 8550, 8525, 120_000, 5].map(spokenRate)).toEqual(['85', '85.5', '85.25', '1,200', '0.05'])
})
