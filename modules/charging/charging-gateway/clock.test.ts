import { expect, it } from 'vitest'
import { timeOf } from './clock.ts'

const now = new Date('2026-11-20T06:00:00Z')
const connectedAt = new Date('2026-11-20T05:00:00Z')
const at = (said: string | undefined) => timeOf(said, { now, connectedAt }).toISOString()

it('a station’s clock is taken where it is right to a minute', () => {
  expect(at('2026-11-20T05:59:10Z')).toBe('2026-11-20T05:59:10.000Z')
  expect(at('2026-11-20T14:00:50+08:00')).toBe('2026-11-20T06:00:50.000Z')
})

it('a clock that is ahead or behind by more is not: it happened now', () => {
  for (const said of [
    '2026-11-20T06:01:01Z',
    '2036-01-01T00:00:00Z',
    '2026-11-20T05:58:59Z',
    'soon',
    undefined,
  ])
    expect(at(said)).toBe(now.toISOString())
})

it('what waited for the line is as old as it says, unless that is months', () => {
  expect(at('2026-11-19T22:14:00Z')).toBe('2026-11-19T22:14:00.000Z')
  expect(at('1970-01-01T00:00:10Z')).toBe(now.toISOString())
})

it('an hour after it connected nothing waits any more: a clock that is days slow is not believed', () => {
  const later = new Date('2026-11-20T06:00:01Z')
  const said = timeOf('2026-11-11T06:00:00Z', { now: later, connectedAt })
  expect(said).toEqual(later)
})
