import fc from 'fast-check'

/** How many households a sequence has. */
export const households = 4

const nth = fc.nat(30)
const home = fc.nat(households - 1)
const amount = fc.integer({ min: 1, max: 900 })
const channel = fc.constantFrom('cash', 'remittance')
const one = <const Kind extends string, Given extends object>(
  weight: number,
  kind: Kind,
  given: fc.Arbitrary<Given>,
) => ({ kind, weight, arbitrary: given.map((rest) => ({ kind, ...rest })) })

const acts = [
  // Of a period that is over, so that what is left is carried into the next bill, whatever day it is; or of one to come.
  one(2, 'issue', fc.record({ home, amount, isLate: fc.boolean() })),
  one(4, 'payWhole', fc.record({ nth, ahead: fc.nat(300), channel })),
  one(3, 'payPart', fc.record({ nth, amount, channel })),
  one(1, 'voidBill', fc.record({ nth })),
  one(2, 'correct', fc.record({ nth, amount })),
  one(1, 'moveBill', fc.record({ nth, to: nth })),
  one(1, 'withdraw', fc.record({ nth })),
  one(2, 'undo', fc.record({ nth })),
  one(2, 'putRest', fc.record({ nth, to: nth })),
  one(2, 'move', fc.record({ nth, to: nth })),
  one(1, 'void', fc.record({ nth })),
  one(2, 'refund', fc.record({ home, amount: fc.integer({ min: 1, max: 150 }) })),
  one(1, 'giveBack', fc.record({ nth, amount })),
  one(3, 'bankLine', fc.record({ nth, amount, isExact: fc.boolean() })),
  one(2, 'accept', fc.record({ nth })),
  one(1, 'undoLine', fc.record({ nth })),
  one(1, 'bankBack', fc.record({ nth })),
  one(1, 'merge', fc.record({ home })),
  one(2, 'income', fc.record({ amount })),
  one(1, 'voidIncome', fc.record({ nth })),
  one(1, 'payout', fc.record({ nth, difference: fc.integer({ min: -20, max: 20 }) })),
  one(1, 'undoPayout', fc.record({ nth })),
] as const
export const kinds = acts.map(({ kind }) => kind)
/** What somebody does; which bill, payment or line it is done to is a number among those that are known then. */
export const anAct = fc.oneof(...acts)
export type Act = typeof anAct extends fc.Arbitrary<infer One> ? One : never
export type Of<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>

/** What was done before everybody begins. */
export const begun: readonly Act[] = [
  { kind: 'payWhole', nth: 0, ahead: 250, channel: 'remittance' },
  { kind: 'payPart', nth: 1, amount: 400, channel: 'cash' },
  { kind: 'bankLine', nth: 0, amount: 450, isExact: false },
  { kind: 'bankLine', nth: 1, amount: 1, isExact: true },
]
