import './paid-texts.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { inRow, textOf } from '#platform/web/i18n/texts.ts'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { HouseholdAccount, PaidItem, PaidPart } from '../paid-shapes.ts'
import { channelWords, sayDay } from './line-words.tsx'

const t = (key: string, values: Record<string, string | number> = {}) => textOf(`paidPage:${key}`, values)
const plain = (amount: number) => amount.toLocaleString('en')

/** What of a payment stands: parts that nobody took back. */
export const standing = ({ parts }: PaidItem): PaidPart[] => parts.filter(({ undoneAt }) => !undoneAt)

/** Where parts went: 11月管理費、預收; another household's is named with it. */
export function targetsOf(parts: readonly PaidPart[], label: string): string {
  const words = parts.map((part) => {
    if (part.kind === 'other') return part.runName
    if (part.kind !== 'bill') return t(part.kind === 'prepayment' ? 'ahead' : 'refunded')
    return label && part.label !== label
      ? t('forOther', { run: part.runName, label: part.label })
      : part.runName
  })
  return inRow([...new Set(words)])
}

export type Verdict = 'done' | 'part' | 'waits' | 'refunding' | 'refunded' | 'bank' | 'voided' | 'booked'

/** What became of a payment, in a word. */
export function verdictOf(item: PaidItem): Verdict {
  if (item.reversedAt && item.bookedAs) return 'booked'
  if (item.reversedAt) return item.isBank ? 'bank' : 'voided'
  if (item.open > 0 && item.isRefunding) return 'refunding'
  if (item.open === item.amount) return 'waits'
  if (item.open > 0) return 'part'
  return standing(item).every(({ kind }) => kind === 'refund') ? 'refunded' : 'done'
}

/** The head of the answer. */
export function titleOf(item: PaidItem): string {
  const verdict = verdictOf(item)
  const parts = standing(item)
  if (verdict === 'done')
    return parts.every(({ kind }) => kind === 'prepayment')
      ? t('titleAhead')
      : t('titleDone', { targets: targetsOf(parts, item.label) })
  const titles = {
    part: t('titlePart', { open: showMoney(item.open) }),
    waits: t(item.class === 'returned' ? 'titleReturned' : 'titleWaits'),
    refunding: t('titleRefunding'),
    refunded: t('titleRefunded'),
    bank: t('titleBank'),
    voided: t('titleVoided'),
    booked: t('titleBooked'),
  }
  return titles[verdict]
}

/** What the household owes now, in a sentence. */
export function sayOwed({ label, owed, open, prepayment }: HouseholdAccount): string {
  const bills = open.map(({ runName, left, dueOn }) =>
    t('owesBill', { run: runName, left: showMoney(left), day: sayDay(dueOn) }),
  )
  const said = owed
    ? t('owes', { label, owed: showMoney(owed), bills: inRow(bills) })
    : t('owesNothing', { label })
  return prepayment ? `${said}${t('hasAhead', { amount: showMoney(prepayment) })}` : said
}

/** How a payment stands to its account, as somebody at the desk says it (`because`), or to a resident (`say`). */
function reason(item: PaidItem, how: 'because' | 'say'): string {
  const waits = item.open > 0
  const found = (waits ? item.class : item.firstClass) ?? 'exact'
  if (found === 'exact' && how === 'say') return ''
  if (found === 'unknownAccount' && how === 'because' && !item.code) return t('because_noAccount')
  return t(`${how}_${found}`, { run: item.bill?.runName ?? '' })
}

/** Why it went there or waits, in sentences. */
export function whyOfPaid(item: PaidItem): string {
  const verdict = verdictOf(item)
  const when = item.reversedAt ? speakTime(item.reversedAt) : ''
  if (verdict === 'bank') return t('bankTookBack', { who: item.reversedBy, when })
  if (verdict === 'booked') return t('bookedBecause', { who: item.reversedBy, when, target: item.bookedAs })
  if (verdict === 'voided')
    return t('voidedBecause', { who: item.reversedBy, when, reason: item.reverseReason })
  const targets = targetsOf(standing(item), item.label)
  if (!item.isBank) return item.open ? t('deskOpen', { open: showMoney(item.open) }) : t('byDesk')
  const late =
    item.creditedOn > item.paidOn
      ? t('next_day', { paid: sayDay(item.paidOn), credited: sayDay(item.creditedOn) })
      : ''
  const because = reason(item, 'because')
  if (verdict === 'refunding') return `${late}${t('refundWaits')}`
  const undone = item.parts.filter(({ undoneAt }) => undoneAt)
  const before = undone.length ? t('undoneSince', { targets: targetsOf(undone, item.label) }) : ''
  if (item.open) return `${late}${before}${t('stillWaits', { because })}`
  const isAtOnce = item.firstClass === 'exact' && !undone.length
  return `${late}${before}${t(isAtOnce ? 'matchedAtOnce' : 'matchedByHand', { because, targets })}`
}

function whatWasPaid({ isBank, channel, paidOn, amount }: PaidItem): string {
  const kinds: Record<string, string> = {
    atm: 'read_atm',
    web: 'read_atm',
    remittance: 'read_atm',
    store: 'read_store',
    card: 'read_card',
  }
  const key = isBank ? (kinds[channel] ?? 'read_other') : 'read_desk'
  return t(key, { day: sayDay(paidOn), amount: plain(amount) })
}

/** What a clerk reads to the resident. */
export function readAloud(item: PaidItem, account: HouseholdAccount | undefined): string {
  const verdict = verdictOf(item)
  const what = whatWasPaid(item)
  if (verdict === 'bank') return `${t('readBank', { what })}${t('readThanks')}`
  if (verdict === 'booked') return `${t('readBooked', { what })}${t('readThanks')}`
  if (verdict === 'voided') return `${t('readVoided', { what })}${t('readThanks')}`
  const because = item.isBank ? reason(item, 'say') : ''
  const targets = targetsOf(standing(item), item.label)
  const middle = {
    done: () => t(because ? 'readConfirmed' : 'readDone', { because, targets }),
    part: () => t(because ? 'readWaits' : 'readWaitsPlain', { because }),
    waits: () =>
      item.class === 'returned'
        ? t('readReturned')
        : t(because ? 'readWaits' : 'readWaitsPlain', { because }),
    refunding: () => t('readRefunding'),
    refunded: () => t('readRefunded'),
  }[verdict]()
  const useNew = item.firstClass === 'oldPeriod' ? t('readUseNew') : ''
  const owes =
    verdict === 'done' && account
      ? account.owed
        ? t('readOwes', { owed: plain(account.owed) })
        : t('readOwesNothing')
      : ''
  return `${t('readGot', { what })}${middle}${owes}${useNew}${t('readThanks')}`
}

/** How it came, with the end of the account that paid. */
export const wayWords = ({ channel, payerTail }: PaidItem): string =>
  payerTail ? t('wayTail', { channel: channelWords(channel), tail: payerTail }) : channelWords(channel)
