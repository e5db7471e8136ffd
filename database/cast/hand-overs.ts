import { receiveTypes } from '#platform/contract/hand-over.ts'
import type { CastAccount } from './accounts.ts'
import { cards, phones } from './carriers.ts'
import type { Dice } from './dice.ts'
import { householdOf } from './households.ts'
import { residents } from './people.ts'
import { minuteOfDay } from './taipei.ts'

export type Desks = readonly [CastAccount, ...CastAccount[]]

export interface HandOver {
  communityId: string
  id: string
  at: Date
  accountId: string
  accountName: string
  receiveType: number
  receiveCode: string
  takerName: string
  note: string
}

/** Who stands at the desk: the first mostly until 15:00, the second mostly after. */
export function deskAt(dice: Dice, desks: Desks, at: Date): CastAccount {
  const [early, late = early] = desks
  return dice.chance(minuteOfDay(at) < 15 * 60 ? 0.85 : 0.15) ? early : late
}

const serials = new Map<string, string[]>()
for (const { householdId, serial, isUnbound } of phones)
  if (!isUnbound) serials.set(householdId, [...(serials.get(householdId) ?? []), serial])

const names = new Map(residents.map(({ id, name }) => [id, name]))
/** Whose phone or card it is. */
const holders = new Map<string, string>([
  ...phones.map(({ serial, residentId }) => [serial, names.get(residentId) ?? ''] as const),
  ...cards.flatMap(({ code, holder }) => (holder ? [[code, holder] as const] : [])),
])

const codes = new Map<string, string[]>()
for (const { labels, code, state } of cards) {
  for (const { id } of state === 'active' ? labels.map(householdOf) : [])
    codes.set(id, [...(codes.get(id) ?? []), code])
}

/**
 * A hand-over as it mostly went: by a phone of the household, by its card, else picked by hand. None is by signature
 * alone, because the demo has no drawn signatures.
 */
export function handOver(
  dice: Dice,
  given: Pick<HandOver, 'communityId' | 'id' | 'at'> & {
    householdId: string
    desks: Desks
    inPerson: boolean
  },
): HandOver {
  const { communityId, id, at, householdId, desks, inPerson } = given
  const account = deskAt(dice, desks, at)
  const own = { serials: serials.get(householdId) ?? [], codes: codes.get(householdId) ?? [] }
  const [receiveType, receiveCode] =
    own.serials.length && dice.chance(0.55)
      ? [receiveTypes.barcode, dice.pick(own.serials)]
      : own.codes.length && dice.chance(0.6)
        ? [receiveTypes.card, dice.pick(own.codes)]
        : [receiveTypes.none, '']
  const note = inPerson ? '已核對證件' : dice.chance(0.06) ? '家人代領' : ''
  return {
    communityId,
    id,
    at,
    accountId: account.id,
    accountName: account.displayName,
    receiveType,
    receiveCode,
    takerName: holders.get(receiveCode) ?? '',
    note,
  }
}
