import { canonicalOf, keptReadings } from '#modules/carriers/activation/server/card-match.ts'
import { digestOfSerial, serialLife } from '#modules/carriers/activation/server/serials.ts'
import { accounts } from './accounts.ts'
import { type CastCard, cards, namedCards, namedPhones, phones } from './carriers.ts'
import { castId } from './cast-id.ts'
import { householdOf } from './households.ts'
import { residentOf } from './people.ts'
import { daysBefore, minutesAfter } from './taipei.ts'

/** When most cards and phones were bound: at the first day of the app in the community. */
const bindingDays = 300
const by = { accountId: accounts.desk1.id, accountName: accounts.desk1.displayName }
const app = { accountId: '00000000-0000-0000-0000-000000000000', accountName: '住戶 App' }

/** A serial number of A棟-5F-1 that waits for a phone, and one of B棟-12F-3 that a phone has used; both of the demo only. */
export const castSerials = { open: 'K7MQ3XWP', used: 'T4HN8RZC' }

const holderOf = ({ holder, labels: [label = ''] }: CastCard) =>
  holder ? residentOf(label, holder).id : null

function cardRows(now: Date): object[] {
  const since = daysBefore(now, 3)
  return cards.map(({ labels: _, holder: __, state, ...card }) => ({
    ...card,
    ...canonicalOf(card.code),
    readings: keptReadings(card.code),
    lostAt: state === 'lost' ? since : null,
    disabledAt: state === 'disabled' ? daysBefore(now, 60) : null,
    rowVersion: state === 'active' ? 1 : 2,
  }))
}

const bindings = (now: Date) =>
  cards.flatMap((card) =>
    card.labels.map((label, n) => ({
      communityId: card.communityId,
      cardId: card.id,
      householdId: householdOf(label).id,
      residentId: n === 0 ? holderOf(card) : null,
      boundAt: daysBefore(now, bindingDays),
      boundByName: by.accountName,
    })),
  )

function cardChangeRows(now: Date): object[] {
  const bound = bindings(now).map(({ boundAt, boundByName: _, ...row }) => ({
    ...row,
    id: castId('carrierChange', `bound ${row.cardId} ${row.householdId}`),
    at: boundAt,
    ...by,
    act: 'bound',
    reason: '',
  }))
  const changed = [
    { card: namedCards.lost, act: 'lost', days: 3, reason: '遺失在計程車上' },
    { card: namedCards.disabled, act: 'disabled', days: 60, reason: '磁條損壞，已換新卡' },
  ].map(({ card, act, days, reason }) => ({
    communityId: card.communityId,
    id: castId('carrierChange', `${act} ${card.id}`),
    cardId: card.id,
    householdId: null,
    residentId: null,
    at: daysBefore(now, days),
    ...by,
    act,
    reason,
  }))
  return [...bound, ...changed]
}

function phoneRows(now: Date): object[] {
  return phones.map(({ isUnbound, ...phone }) => ({
    ...phone,
    boundAt: daysBefore(now, bindingDays),
    boundByName: phone.way === 'serial' ? app.accountName : by.accountName,
    unboundAt: isUnbound ? daysBefore(now, 40) : null,
    rowVersion: isUnbound ? 2 : 1,
  }))
}

function phoneChangeRows(now: Date): object[] {
  return phones.flatMap(({ communityId, id, householdId, residentId, isUnbound, way }) => {
    const row = { communityId, phoneId: id, householdId }
    const who = way === 'serial' ? app : by
    const bound = {
      ...row,
      id: castId('carrierChange', `bound ${id}`),
      residentId,
      at: daysBefore(now, bindingDays),
      ...who,
      act: 'bound',
      reason: '',
    }
    if (!isUnbound) return [bound]
    const unbound = { ...bound, ...by, id: castId('carrierChange', `unbound ${id}`), residentId: null }
    return [bound, { ...unbound, at: daysBefore(now, 40), act: 'unbound', reason: '換新手機' }]
  })
}

function serialRow(number: string, of: { label: string; name: string }, issuedAt: Date) {
  const { communityId, householdId, id: residentId } = residentOf(of.label, of.name)
  return {
    communityId,
    id: castId('phoneSerial', number),
    householdId,
    residentId,
    digest: digestOfSerial(number),
    ending: number.slice(-2),
    issuedAt,
    issuedBy: by.accountId,
    issuedByName: by.accountName,
    expiresAt: new Date(issuedAt.getTime() + serialLife),
    usedAt: null as Date | null,
    phoneId: null as string | null,
  }
}

function serialRows(now: Date): object[] {
  const issued = minutesAfter(daysBefore(now, bindingDays), -40)
  const used = serialRow(castSerials.used, { label: 'B棟-12F-3', name: '劉家豪' }, issued)
  return [
    serialRow(castSerials.open, { label: 'A棟-5F-1', name: '賴品睿' }, minutesAfter(now, -95)),
    { ...used, usedAt: daysBefore(now, bindingDays), phoneId: namedPhones.other.id },
  ]
}

/** Cards, phones and serial numbers of the demo communities with their history, by table. */
export function carrierRows(now: Date): [table: string, rows: object[]][] {
  return [
    ['card', cardRows(now)],
    ['card_household', bindings(now)],
    ['card_change', cardChangeRows(now)],
    ['phone', phoneRows(now)],
    ['phone_change', phoneChangeRows(now)],
    ['phone_serial', serialRows(now)],
  ]
}
