import { describe, expect, it } from 'vitest'
import './list-texts.ts'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { packageState } from './package-state.ts'

startTexts({ 'zh-TW': {} })

const waiting = {
  state: 'waiting',
  applyStorageStatus: 0,
  isLegal: false,
  waitedHours: 1,
  remindCount: 0,
} as const
const said = (changes: Partial<Parameters<typeof packageState>[0]>) => {
  const { kind, words } = packageState({ ...waiting, ...changes })
  return `${kind} ${words}`
}

describe('the state of a package', () => {
  it('is red only for a legal paper that waits for 24 hours', () => {
    expect(said({ isLegal: true, waitedHours: 23 })).toBe('waiting 待領')
    expect(said({ isLegal: true, waitedHours: 24 })).toBe('overdue 逾 24 小時')
    expect(said({ isLegal: true, waitedHours: 90, state: 'handedOver' })).toBe('done 已領取')
    expect(said({ waitedHours: 2000, remindCount: 9 })).toBe('reminded 逾 14 天')
  })
  it('says how often one was reminded until two weeks are over, and then how long it waits', () => {
    expect(said({ waitedHours: 80, remindCount: 2 })).toBe('reminded 已提醒 2 次')
    expect(said({ waitedHours: 7 * 24 })).toBe('reminded 逾 7 天')
    expect(said({ waitedHours: 13 * 24, remindCount: 1 })).toBe('reminded 已提醒 1 次')
    expect(said({ waitedHours: 14 * 24, remindCount: 1 })).toBe('reminded 逾 14 天')
  })
  it('in a smart locker never presses the desk', () => {
    expect(said({ applyStorageStatus: 2, waitedHours: 999 })).toBe('waiting 智取櫃')
  })
})
