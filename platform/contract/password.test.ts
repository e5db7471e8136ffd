import { describe, expect, it } from 'vitest'
import { passwordFault } from './password.ts'

describe('a new password', () => {
  const own = ['auth_0912345678', '0912345678', '沈韻如']

  it('has ten characters or more of whatever kind: a sentence will do', () => {
    expect(passwordFault('123456789', own)).toBe('tooShort')
    expect(passwordFault('我家住在晴川社區旁', own)).toBe('tooShort')
    expect(passwordFault('我家就住在晴川社區旁', own)).toBeUndefined()
    expect(passwordFault('correct horse', own)).toBeUndefined()
    expect(passwordFault('x'.repeat(201), own)).toBe('tooLong')
  })

  it('is none of those that others guess first, however it is written', () => {
    for (const text of ['1234567890', 'PassWord123', 'lobby-demo', '１２３４５６７８９０'])
      expect([text, passwordFault(text, own)]).toEqual([text, 'common'])
    expect(passwordFault('aaaaaaaaaaaa', own)).toBe('oneCharacter')
  })

  it('is not the account, nor the account with a little beside it', () => {
    for (const text of ['auth_0912345678', 'AUTH_0912345678', '0912345678!', 'a0912345678b'])
      expect([text, passwordFault(text, own)]).toEqual([text, 'likeAccount'])
    expect(passwordFault('0912345678 and more', own)).toBeUndefined()
  })
})
