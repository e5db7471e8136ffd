import { describe, expect, it } from 'vitest'
import { changesOf } from './changes.ts'
import { declared } from '#apps/server/modules.ts'
import { saidBy } from './said.ts'

const spoken = saidBy(declared.words)
/** What a reader finds of a row: fields and values in words. */
const said = (before: unknown, after: unknown) =>
  changesOf(before, after).map(
    (change) =>
      `${spoken.field(change.field)}：${spoken.value(change.field, change.before)} → ${spoken.value(change.field, change.after)}`,
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

  it('of a long list of which little changed, what left and what came is said', () => {
    const all = [1, 2, 7, 9, 26, 48]
    expect(changesOf({ services: all }, { services: [...all.slice(0, 5), 49] })).toEqual([
      { field: 'services', before: '48', after: '49', same: 5 },
    ])
    expect(spoken.changes(changesOf({ services: all }, { services: all.slice(0, 5) }))).toBe(
      '服務：寄放物品 → （空白），其餘 5 項不變',
    )
    expect(changesOf({ order: ['a', 'b', 'c', 'd'] }, { order: ['b', 'a', 'c', 'd'] })[0]?.after).toBe(
      'b、a、c、d',
    )
  })

  it('a secret is never said, only that there was one and that it changed', () => {
    const before = { secrets: { channelToken: 'abc' }, passwordHash: '$argon2id$x', fromName: '晴川' }
    expect(changesOf(before, { ...before, passwordHash: '$argon2id$y', secrets: {} })).toEqual([
      { field: 'secrets.channelToken', before: '••••••', after: '', same: 0 },
      { field: 'passwordHash', before: '••••••', after: '••••••', same: 0 },
    ])
  })

  it('what an export was narrowed by is said in its own words', () => {
    expect(
      said(undefined, { query: { from: '2026-11-22T06:05:00.000Z', action: 'operator.signIn' } }),
    ).toEqual(['篩選條件 › 從： → 2026/11/22 14:05', '篩選條件 › 動作： → 登入'])
  })

  it('a filter is said as its own export says it: 退還 of cash, 退件 of parcels for couriers', () => {
    const filtered = (kind: string) =>
      spoken.changes(changesOf(undefined, { kind, query: { kind: 'return' } }))
    expect(filtered('cash')).toMatch(/種類：退還$/)
    expect(filtered('returns')).toMatch(/種類：退件$/)
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
