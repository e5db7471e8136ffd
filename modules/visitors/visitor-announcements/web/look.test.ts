import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lookEverySecond } from './look.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('the local arrival list is polled every 1 s, until nobody shows it (R163)', () => {
  const begun = Date.now()
  const looks: number[] = []
  const stop = lookEverySecond((now) => looks.push(now - begun))
  vi.advanceTimersByTime(3999)
  expect(looks).toEqual([1000, 2000, 3000])
  stop()
  vi.advanceTimersByTime(5000)
  expect(looks).toHaveLength(3)
})
