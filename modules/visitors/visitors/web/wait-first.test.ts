import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitFirst } from './wait-first.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('a request of the guest list is delayed 1 s, and is not made when it is wanted no more (R176)', async () => {
  const said: string[] = []
  const leaving = new AbortController()
  void waitFirst(new AbortController().signal).then(() => said.push('asked'))
  void waitFirst(leaving.signal).catch(() => said.push('given up'))
  await vi.advanceTimersByTimeAsync(999)
  expect(said).toEqual([])
  leaving.abort()
  await vi.advanceTimersByTimeAsync(1)
  expect(said).toEqual(['given up', 'asked'])
})
