import './desk-texts.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { speakDate } from '#platform/web/look/speak-time.ts'
import type { LineDetail, WaitingLine } from '../desk-shapes.ts'

const noon = (day: string) => new Date(`${day}T12:00:00+08:00`)

/** 11月19日 */
export const sayDay = (day: string): string => speakDate(noon(day))

/** Whole days since then; 0 for today and what is to come. */
export const daysSince = (day: string, today: string = dayOf(new Date())): number =>
  Math.max(0, Math.round((noon(today).getTime() - noon(day).getTime()) / 86_400_000))

/** 11月19日 20:41 繳 */
export const sayPaid = ({ paidOn, paidTime }: { paidOn: string; paidTime: string }): string =>
  [sayDay(paidOn), paidTime.slice(0, 5)].filter(Boolean).join(' ')

/** How a line came: ATM 轉帳. */
export const channelWords = (channel: string): string => textOf(`unmatchedPage:channel_${channel}`)

/** Why it waits, in a few letters: 少繳 500. */
export const classWords = ({ class: found, difference }: Pick<WaitingLine, 'class' | 'difference'>): string =>
  textOf(`unmatchedPage:class_${found}`, { difference: difference.toLocaleString('en') })

/** Words of which those between two * are bold, and each \n begins a line. */
export function Emphasized({ words }: { words: string }) {
  return words.split('\n').map((line, nth) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines of a sentence have no other name
    <span key={nth} className="bf-line">
      {line.split('*').map((part, at) => (at % 2 ? <b key={part}>{part}</b> : part))}
    </span>
  ))
}

/** Why a line waits, as a sentence with what it stands against. */
export function whyOf(line: LineDetail): string {
  const say = (key: string, values: Record<string, string> = {}) => textOf(`unmatchedPage:say_${key}`, values)
  const { bill, original } = line
  const run = bill?.runName ?? ''
  const amount = showMoney(line.amount)
  if (line.class === 'booked' || line.class === 'returned') return say(line.class)
  if (line.kind === 'reversal') {
    if (!original) return say('reversalLost', { amount })
    const said = {
      when: sayDay(original.paidOn),
      amount: showMoney(original.amount),
      target: original.target,
    }
    return say(original.target ? 'reversal' : 'reversalOpen', said)
  }
  if (line.kind === 'out') return say('out')
  if (!bill) return say(line.code ? line.class : 'noAccount')
  const facts = { run, amount, left: showMoney(bill.left), difference: showMoney(line.difference) }
  if (line.class === 'short' && line.missingItem)
    return say('shortItem', { ...facts, item: line.missingItem })
  if (line.class === 'duplicate') {
    const when = bill.settledAt ? speakDate(bill.settledAt) : ''
    return say('duplicate', { ...facts, when, by: bill.settledBy ? channelWords(bill.settledBy) : '' })
  }
  if (line.class === 'oldPeriod') {
    const became = textOf(`unmatchedPage:became_${bill.state === 'carried' ? 'carried' : 'settled'}`)
    const open = line.candidates.filter(({ isOpen }) => isOpen)
    const same = open.find(({ left }) => left === line.amount)
    if (same) return say('oldPeriodSame', { ...facts, became, next: same.runName })
    const owed = open.reduce((sum, { left }) => sum + left, 0)
    return owed
      ? say('oldPeriod', { ...facts, became, owed: showMoney(owed) })
      : say('oldPeriodNone', { ...facts, became })
  }
  return say(line.class, { ...facts, paid: sayDay(line.paidOn) })
}
