import { describe, expect, it } from 'vitest'
import { auditSpeaker } from '../audit-speaker.ts'
import { changesOf } from './changes.ts'

const spoken = auditSpeaker({ 'packages.view': '查看包裹' })
/** What a reader finds of a row: fields and values in words. */
const said = (before: unknown, after: unknown) =>
  changesOf(before, after).map(
    (one) =>
      `${spoken.field(one.field)}：${spoken.value(one.field, one.before)} → ${spoken.value(one.field, one.after)}`,
  )

describe('what a row of the audit says', () => {
  it('codes, yes and no and lists of codes are said in words, at any depth', () => {
    expect(said({ approval: '' }, { approval: 'unreachable' })).toEqual(['住戶回覆： → 聯絡不上'])
    expect(said({ undoRoles: ['manager'] }, { undoRoles: ['manager', 'desk'] })).toEqual([
      '可復原領取的角色：管理人員 → 管理人員、櫃台',
    ])
    expect(said(undefined, { state: 'arrived', how: 'code', hasCard: true })).toEqual([
      '狀態： → 在場',
      '方式： → QR 碼報到',
      '感應卡： → 是',
    ])
    expect(said(undefined, { fields: ['phone', 'parkingBay'] })).toEqual(['欄位： → 電話、車位'])
  })

  it('of a list of groups each is told apart, and only what changed is said', () => {
    const car = { number: '12', kind: 'flat', area: 1000 }
    expect(said({ carSpaces: [car] }, { carSpaces: [{ ...car, kind: 'mechanical' }] })).toEqual([
      '汽車位 › 1 › 種類：平面 → 機械',
    ])
    expect(said([], [{ type: 2, plate: 'MAB-1234' }])).toEqual(['1 › 種類： → 機車', '1 › 車牌： → MAB-1234'])
  })

  it("somebody's own words are left as they are", () => {
    expect(said({ note: 'manager' }, { note: '是' })).toEqual(['備註：manager → 是'])
  })

  it('things that have codes for names have words', () => {
    const thing = (target: string, targetId: string) => spoken.thing({ target, targetId, targetName: '' })
    expect(thing('retention', 'packages.personal')).toBe('包裹的個人資料')
    expect(thing('rolePermission', 'desk packages.view')).toBe('櫃台　查看包裹')
    expect(thing('household', 'c0ffee')).toBe('')
  })
})
