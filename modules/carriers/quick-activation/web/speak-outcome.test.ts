import './dialog-texts.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { problemOf } from '#platform/contract/problem.ts'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { platformTexts } from '#platform/web/texts.ts'
import { cardBound, failure, phoneBound } from './speak-outcome.ts'

beforeAll(() => startTexts({ 'zh-TW': { platform: platformTexts } }, ['zh-TW']))

const wish = { household: { householdId: '1', label: 'A棟-12F-3', names: [] }, holder: null }
const other = { householdId: '2', label: 'B棟-1F-1', names: ['王○明'] }
const card = (status: string, more: object = {}) =>
  cardBound(
    { status: status as 'success', cardId: '1', cardCode: '', others: [], movedFrom: [], ...more },
    wish,
  )
const phone = (status: string, movedFrom = '') =>
  phoneBound({ status: status as 'success', phoneId: '1', movedFrom }, wish)

describe('what became of a card', () => {
  it('is a failure for fail and error (R343, R352)', () => {
    for (const status of ['fail', 'error'])
      expect(card(status)).toEqual({ ok: false, text: '新增失敗!!', detail: '請洽今網技術支援中心。' })
  })
  it('is bound already, enabled again, or for any other status newly added (R344–R346)', () => {
    expect(card('repeat').text).toBe('這張卡原本就開通給這一戶')
    expect(card('restart').text).toBe('這張卡已恢復使用')
    for (const status of ['success', 'new', '']) expect(card(status).text).toBe('感應卡已開通')
  })
  it('names the households that keep it, and those that lost it', () => {
    expect(card('success', { others: [other] }).detail).toContain('也可用於 B棟-1F-1。')
    expect(card('success', { movedFrom: [other] }).detail).toContain('B棟-1F-1 不能再使用。')
  })
})

describe('what became of a phone', () => {
  it('is activated for success and update_success (R347), and was so already (R348)', () => {
    expect(phone('success').text).toBe('手機已開通')
    expect(phone('update_success', 'B棟-1F-1').detail).toContain('B棟-1F-1 不能再使用。')
    expect(phone('com_tablet_device_repeat').text).toBe('這支手機原本就開通給這一戶')
  })
  it('is a failure for any other status (R349, R352)', () => {
    for (const status of ['fail', 'error', 'anything', ''])
      expect(phone(status)).toMatchObject({ ok: false, text: '開通失敗!!', detail: '請洽今網技術支援中心。' })
  })
})

describe('why it did not happen', () => {
  it('is said with the cause, and whom to ask (R352)', () => {
    const { text, detail } = failure('phone', problemOf(400000, '條碼驗證錯誤'))
    expect(text).toBe('開通失敗!!')
    expect(detail).toBe('條碼驗證錯誤。仍無法開通時，請洽今網技術支援中心。')
  })
  it('is an unknown error when nobody foresaw it (R353)', () => {
    for (const error of [new Error('boom'), problemOf(500000, 'boom')]) {
      expect(failure('card', error).text).toBe('發生未知錯誤!!')
      expect(failure('card', error).detail).not.toContain('boom')
    }
  })
})
