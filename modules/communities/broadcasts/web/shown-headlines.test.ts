import { describe, expect, it } from 'vitest'
import type { Headline } from '../contract.ts'
import { shownHeadlines } from './shown-headlines.ts'

const headline = (change: Partial<Headline>): Headline => ({
  id: '',
  type: 2,
  isChecked: 1,
  start: '',
  due: '',
  title: '',
  tips: '',
  link: '',
  ...change,
})
const at = (time: string) => new Date(`${time}+08:00`)
const isShown = (change: Partial<Headline>, now = at('2026-11-22T12:00')) =>
  shownHeadlines([headline(change)], now).length === 1

describe('headlines of the box (R107)', () => {
  it('are those of s_type 2 with is_check 1', () => {
    expect([isShown({}), isShown({ type: 1 }), isShown({ isChecked: 0 })]).toEqual([true, false, false])
  })

  it('are shown from s_start to s_due, both included, by the day in Taipei', () => {
    const days = { start: '2026/11/22', due: '2026/11/23' }
    const times = ['2026-11-21T23:59', '2026-11-22T00:00', '2026-11-23T23:59', '2026-11-24T00:00']
    expect(times.map((time) => isShown(days, at(time)))).toEqual([false, true, true, false])
    expect([isShown({ start: '2026-11-23' }), isShown({ due: '2026-11-21' })]).toEqual([false, false])
  })
})
