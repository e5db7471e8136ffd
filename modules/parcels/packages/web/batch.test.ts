import { expect, test } from 'vitest'
import { addToBatch, averageSeconds, startBatch, takeFromBatch } from './batch.ts'

const fresh = startBatch({ courierId: null, kindId: 'k', shelfPosition: 'B-03', temperature: 0 })

test('A batch shows its count and the average seconds of one package', () => {
  const batch = addToBatch(addToBatch(fresh, 1000, 4600), 10_000, 14_000)
  expect(batch.count).toBe(2)
  expect(averageSeconds(batch)).toBe('3.8')
})

test('Before the first package there is no average', () => {
  expect(averageSeconds(fresh)).toBeUndefined()
})

test('A package that was left lying counts, but not for the average', () => {
  const batch = addToBatch(addToBatch(fresh, 1000, 4000), 10_000, 900_000)
  expect(batch.count).toBe(2)
  expect(averageSeconds(batch)).toBe('3.0')
})

test('A registration that is taken back leaves the count', () => {
  expect(takeFromBatch(addToBatch(fresh, 1, 2)).count).toBe(0)
  expect(takeFromBatch(fresh).count).toBe(0)
})
