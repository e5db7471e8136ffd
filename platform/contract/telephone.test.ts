import { expect, test } from 'vitest'
import { normalTelephone } from './telephone.ts'

test.each([
  ['0912-345-678', '0912345678'],
  ['０９１２３４５６７８', '0912345678'],
  ['+886 912 345 678', '0912345678'],
  ['886912345678', '886912345678'],
  ['+886-2-2700-1234', '0227001234'],
  ['(02)2700-1234', '0227001234'],
  ['02-2700-1234 分機 12', '0227001234#12'],
  ['02-2700-1234#5', '0227001234#5'],
  ['+84 912 345 678', '+84912345678'],
  ['', ''],
  ['打給管理員', undefined],
  ['0912***678', undefined],
  ['12', undefined],
])('A telephone number typed as %s is kept as %s', (typed, kept) => {
  expect(normalTelephone(typed)).toBe(kept)
})
