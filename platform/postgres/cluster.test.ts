import { expect, test } from 'vitest'
import { sharedMegabytes } from './cluster.ts'

const gigabyte = 1024 ** 3

test.each([
  { memory: 0.5 * gigabyte, expected: 128 },
  { memory: 4 * gigabyte, expected: 512 },
  { memory: 24 * gigabyte, expected: 2048 },
])('A machine of $memory bytes lends PostgreSQL $expected MB', ({ memory, expected }) => {
  expect(sharedMegabytes(memory)).toBe(expected)
})
