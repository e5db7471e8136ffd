import { beforeAll, describe, expect, it } from 'vitest'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { platformTexts } from '#platform/web/texts.ts'
import {
  clockDate,
  clockTime,
  speakCountdown,
  speakDate,
  speakDuration,
  speakTime,
  speakWait,
  writeTime,
} from './speak-time.ts'
import { dayStart, weekStart } from '#platform/contract/taipei.ts'

beforeAll(() => startTexts({ 'zh-TW': { platform: platformTexts } }))

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const at = (wall: string) => new Date(`${wall}+08:00`)
const now = at('2026-11-20T14:05:32')

describe('times', () => {
  it('are spoken as people say them', () => {
    expect(speakTime(at('2026-11-20T14:05:00'), now)).toBe('今天 14:05')
    expect(speakTime(at('2026-11-19T16:40:59'), now)).toBe('昨天 16:40')
    expect(speakTime(at('2026-11-21T09:00:00'), now)).toBe('明天 09:00')
    expect(speakTime(at('2026-11-17T08:00:00'), now)).toBe('11月17日')
    expect(speakTime(at('2025-12-31T08:00:00'), now)).toBe('2025年12月31日')
    expect(speakDate(now, now)).toBe('11月20日')
  })

  it('are those of Taipei, wherever the browser is', () => {
    expect(speakTime(new Date('2026-11-19T16:00:00Z'), now)).toBe('今天 00:00')
    expect(speakTime(new Date('2026-11-19T15:59:00Z'), now)).toBe('昨天 23:59')
    expect(writeTime(new Date('2026-12-31T16:05:00Z'))).toBe('2027/01/01 00:05')
    expect(dayStart(now)).toEqual(at('2026-11-20T00:00:00'))
  })

  it('are written as YYYY/MM/DD HH:mm (R048)', () => {
    expect(writeTime(at('2026-01-05T07:03:09'))).toBe('2026/01/05 07:03')
  })

  it('of the header name the weekday', () => {
    expect(clockDate(now)).toBe('11月20日 星期五')
    expect(clockTime(now)).toBe('14:05:32')
  })

  it('have weeks that start on Monday (R049)', () => {
    expect(weekStart(now)).toEqual(at('2026-11-16T00:00:00'))
    expect(weekStart(at('2026-11-22T23:59:59'))).toEqual(at('2026-11-16T00:00:00'))
    expect(weekStart(at('2026-11-16T00:00:00'))).toEqual(at('2026-11-16T00:00:00'))
  })
})

describe('durations', () => {
  it('are exact to the minute below a day', () => {
    expect(speakDuration(25 * MINUTE)).toBe('25 分')
    expect(speakDuration(6 * HOUR + 12 * MINUTE)).toBe('6 小時 12 分')
    expect(speakDuration(HOUR + 8 * MINUTE + 59_000)).toBe('1 小時 08 分')
    expect(speakDuration(26 * HOUR + 40 * MINUTE)).toBe('26 小時')
    expect(speakDuration(-5)).toBe('0 分')
  })

  it('of waiting have one unit', () => {
    expect(speakWait(59 * MINUTE)).toBe('59 分')
    expect(speakWait(5 * HOUR + 50 * MINUTE)).toBe('5 小時')
    expect(speakWait(48 * HOUR)).toBe('48 小時')
    expect(speakWait(19 * 24 * HOUR)).toBe('19 天')
  })

  it('of a countdown end in seconds', () => {
    expect(speakCountdown(59 * MINUTE + 12_000)).toBe('59 分 12 秒')
    expect(speakCountdown(8_400)).toBe('9 秒')
    expect(speakCountdown(2 * HOUR)).toBe('2 小時 00 分')
  })
})
