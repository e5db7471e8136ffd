import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AccountRule,
  bodyOf,
  encode,
  isShaped,
  schemeOf,
  schemes,
  splitOf,
  verify,
} from './virtual-accounts.ts'

const rule = (given: Partial<AccountRule>): AccountRule => ({
  scheme: 'esun',
  prefix: '99123',
  length: 13,
  isAmountBound: false,
  weights: '',
  amountWeights: '',
  complement: false,
  ...given,
})

describe('virtual accounts', () => {
  it('of E.SUN have the check digits of its examples, without and with the amount', () => {
    expect(encode(rule({}), '991233939889', 1500)).toBe('9912339398893')
    expect(encode(rule({ isAmountBound: true }), '991233939889', 1500)).toBe('9912339398892')
    expect(encode(rule({ isAmountBound: true }), '991230119001', 1500)).toBe('9912301190015')
  })

  it('of the general scheme weigh 3 and 1 from the right, as article numbers do', () => {
    expect(encode(rule({ scheme: 'mod10' }), '400638133393', 0)).toBe('4006381333931')
    expect(encode(rule({ scheme: 'mod10' }), '978014300723', 0)).toBe('9780143007234')
  })

  it('of KGI are reckoned as the community entered it', () => {
    const entered = rule({ scheme: 'kgi', prefix: '81234', length: 14, weights: '1371371371371' })
    // 1*8+3*1+7*2+1*3+3*4+7*0+1*0+3*0+7*7+1*0+3*0+7*1+1*2 = 98
    expect(encode(entered, '8123400070012', 0)).toBe('81234000700128')
    expect(encode({ ...entered, complement: true }, '8123400070012', 0)).toBe('81234000700122')
    // 1500 over 1,2,3,4 from the right: 5*3 + 1*4 = 19
    const bound = { ...entered, isAmountBound: true, amountWeights: '87654321' }
    expect(encode(bound, '8123400070012', 1500)).toBe('81234000700127')
    expect(schemeOf('kgi')?.isEntered).toBe(true)
  })

  it('are the prefix, the run and the household; nothing is cut off that has no room', () => {
    expect(bodyOf(rule({}), 7, 12)).toBe('991230070012')
    expect(bodyOf(rule({ length: 16 }), 7, 12)).toBe('991230000070012')
    expect(bodyOf(rule({ length: 16, prefix: '9912' }), 1_234_567, 9_999)).toBe('991212345679999')
    expect(bodyOf(rule({ length: 11, prefix: '9912' }), 7, 12)).toBe('9912007012')
    expect(bodyOf(rule({}), 1_000, 12)).toBeUndefined()
    expect(bodyOf(rule({}), 7, 10_000)).toBeUndefined()
    expect(splitOf({ prefix: '991234', length: 11 })).toBeUndefined()
    expect(bodyOf(rule({ prefix: '991234', length: 11 }), 1, 1)).toBeUndefined()
  })

  it('of whatever scheme keep zeros, are verified by it alone, and show a digit that was typed wrongly', () => {
    const digits = (n: number) =>
      fc.string({ unit: fc.constantFrom(...'123456789'), minLength: n, maxLength: n })
    const given = fc.record({
      scheme: fc.constantFrom(...schemes),
      prefix: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 3, maxLength: 5 }),
      weights: digits(15),
      complement: fc.boolean(),
      isAmountBound: fc.boolean(),
      run: fc.integer({ min: 1, max: 999 }),
      household: fc.integer({ min: 1, max: 999 }),
      amount: fc.integer({ min: 1, max: 99_999_999 }),
      nth: fc.nat(),
    })
    fc.assert(
      fc.property(given, fc.nat(), ({ scheme, run, household, amount, nth, ...said }, which) => {
        const length = scheme.lengths[which % scheme.lengths.length] ?? 0
        const made = rule({ ...said, scheme: scheme.name, length, amountWeights: '87654321' })
        const body = bodyOf(made, run, household)
        if (body === undefined) return
        const account = encode(made, body, amount)
        expect(account).toMatch(new RegExp(`^${said.prefix}\\d{${length - said.prefix.length}}$`))
        expect(verify(made, account, amount)).toBe(true)
        const last = `${account.slice(0, -1)}${(Number(account.at(-1)) + 1 + (nth % 9)) % 10}`
        expect(verify(made, last, amount)).toBe(false)
        expect(isShaped(made, `${account}0`)).toBe(false)
      }),
      { numRuns: 1_000 },
    )
  })
})
