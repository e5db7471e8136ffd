import { expect, it } from 'vitest'
import { speakTime } from './speak-time.ts'

// 14:05 in Taipei.
const now = new Date('2026-11-20T06:05:00Z')
const spoken = (at: string) => speakTime(new Date(at), now)

it('times are spoken as people in Taiwan say them, whatever the zone of the machine', () => {
  expect(spoken('2026-11-20T06:04:59Z')).toBe('今天 14:04')
  expect(spoken('2026-11-19T16:00:00Z')).toBe('今天 00:00')
  expect(spoken('2026-11-19T15:59:00Z')).toBe('昨天 23:59')
  expect(spoken('2026-11-20T16:00:00Z')).toBe('明天 00:00')
  expect(spoken('2026-11-17T01:00:00Z')).toBe('11月17日')
  expect(spoken('2025-12-31T16:00:00Z')).toBe('1月1日')
  expect(spoken('2025-12-31T15:59:00Z')).toBe('2025年12月31日')
})
