import { beforeAll, describe, expect, it } from 'vitest'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { speakAgo } from './speak-ago.ts'

beforeAll(() => startTexts({ 'zh-TW': {} }))

const minute = 60_000
const day = 24 * 60 * minute
const now = new Date('2026-11-22T12:00:00+08:00')
const ago = (ms: number) => speakAgo(new Date(now.getTime() - ms), now)

describe('relative times', () => {
  it('are year, month of 30 days, week, day, hour, minute and 現在 (R050)', () => {
    expect([0, minute - 1, minute, 59 * minute, 60 * minute, day - 1].map(ago)).toEqual([
      '現在',
      '現在',
      '1 分鐘前',
      '59 分鐘前',
      '1 小時前',
      '23 小時前',
    ])
    expect([day, 6 * day, 7 * day, 29 * day, 30 * day, 364 * day, 365 * day, 800 * day].map(ago)).toEqual([
      '1 天前',
      '6 天前',
      '1 週前',
      '4 週前',
      '1 個月前',
      '12 個月前',
      '1 年前',
      '2 年前',
    ])
  })

  it('of what a clock that goes ahead wrote down are 現在', () => {
    expect(ago(-5 * minute)).toBe('現在')
  })
})
