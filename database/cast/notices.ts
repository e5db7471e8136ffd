import { castId } from './cast-id.ts'
import { qingchuan } from './communities.ts'
import { Dice } from './dice.ts'
import { accounts } from './accounts.ts'
import { households } from './households.ts'
import type { PackageRow } from './packages.ts'
import { residentsOf } from './people.ts'
import { kindNameOf } from './options.ts'
import { midnight, minutesAfter, minutesBetween } from './taipei.ts'

const communityId = qingchuan.id
const day = 24 * 60
const reminderDays = [3, 7, 14]
const labelOf = new Map(households.map((h) => [h.id, h.label]))

const two = (n: number) => String(n).padStart(2, '0')
const clock = (at: Date) => {
  const wall = new Date(at.getTime() + 8 * 60 * 60_000)
  return `${wall.getUTCMonth() + 1}/${wall.getUTCDate()} ${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}`
}

interface Told {
  row: PackageRow
  reason: 'arrived' | 'reminder'
  occasion: string
  at: Date
  text: string
}

/** What was told of a waiting package: its arrival, and each day of reminder that has passed. */
function toldOf(row: PackageRow, now: Date): Told[] {
  const label = labelOf.get(row.householdId) ?? ''
  const kind = kindNameOf(row.kindId)
  const arrived = `${label} 您好，晴川社區櫃台於 ${clock(row.arrivedAt)} 代收${kind} 1 件，請至櫃台領取。`
  const days = minutesBetween(midnight(row.arrivedAt), midnight(now)) / day
  const all: Told[] = [
    { row, reason: 'arrived', occasion: '', at: minutesAfter(row.arrivedAt, 1), text: arrived },
    ...reminderDays
      .filter((day) => day <= days)
      .map((number) => ({
        row,
        reason: 'reminder' as const,
        occasion: String(number),
        at: minutesAfter(midnight(row.arrivedAt), number * day + 10 * 60 + 2),
        text: `${label} 您好，${kind} 1 件在晴川社區櫃台已放 ${number} 天，請儘早領取。`,
      })),
  ]
  // Before ten in the morning the day's reminders are not out yet; they are left to the program.
  return all.filter(({ at }) => at <= now)
}

const plain = {
  testAddress: '',
  tries: 0,
  triedAt: null as Date | null,
  sentAt: null as Date | null,
  providerMessageId: '',
  problem: '',
  doneAt: null as Date | null,
  doneByName: null as string | null,
}

/** How each one went: most by LINE, some by SMS, tags hung up and tags that wait, and two that did not arrive. */
function wayOf(dice: Dice, nth: number, at: Date, now: Date) {
  const sent = { state: 'sent', tries: 1, triedAt: at, sentAt: at }
  if (nth === 4 || nth === 17)
    return {
      channel: 'line',
      state: 'givenUp',
      tries: 1,
      triedAt: at,
      problem: 'LINE 不接受這則訊息，住戶可能沒有加入或已封鎖官方帳號（400）',
    }
  if (nth % 15 === 2) return { channel: 'tag', state: 'byHand' }
  if (nth % 40 === 6) return { channel: 'phone', state: 'byHand' }
  if (nth % 9 === 3)
    return {
      channel: 'tag',
      state: 'done',
      doneAt: new Date(Math.min(now.getTime(), minutesAfter(at, dice.between(10, 90)).getTime())),
      doneByName: accounts.desk1.displayName,
    }
  if (nth % 5 === 1)
    return { ...sent, channel: 'sms', addressShown: '09', providerMessageId: dice.digits(10) }
  return {
    ...sent,
    channel: 'line',
    addressShown: `LINE ***${dice.text(4, '0123456789abcdef')}`,
    providerMessageId: dice.digits(18),
  }
}

/** What the households of 晴川社區 were told of the packages that wait, the oldest first. */
export function makeNotices(rows: readonly PackageRow[], now: Date) {
  const dice = new Dice('notices')
  const waiting = rows.filter(
    (row) =>
      row.communityId === communityId && !row.handedOverAt && !row.voidedAt && !row.returnedAt && !row.lostAt,
  )
  const told = waiting.flatMap((row) => toldOf(row, now)).sort((a, b) => a.at.getTime() - b.at.getTime())
  const ids = told.map(({ row, reason, occasion }) => castId('notice', `${row.id} ${reason} ${occasion}`))
  const deliveries = told.map(({ row, reason, at }, nth) => {
    const way = wayOf(dice, told.length - 1 - nth, at, now)
    const isAuto = way.channel === 'line' || way.channel === 'sms'
    const people = residentsOf(row.householdId)
    const person = isAuto ? (people.find((person) => person.id === row.recipientId) ?? people[0]) : undefined
    const mobile = person?.mobile ?? ''
    const shown = way.channel === 'sms' ? `${mobile.slice(0, 4)}***${mobile.slice(-3)}` : ''
    return {
      ...plain,
      addressShown: shown,
      ...way,
      ...(shown ? { addressShown: shown } : {}),
      communityId,
      id: castId('delivery', ids[nth] ?? ''),
      noticeId: ids[nth],
      householdId: row.householdId,
      reason,
      residentId: person?.id ?? null,
      recipientName: person?.name ?? '',
      madeAt: at,
      dueAt: at,
    }
  })
  return {
    notices: told.map(({ row, reason, at, text }, nth) => ({
      communityId,
      id: ids[nth],
      reason,
      householdId: row.householdId,
      residentId: row.recipientId,
      title: reason === 'arrived' ? '晴川社區 到件通知' : '晴川社區 待領提醒',
      text,
      count: 1,
      isUrgent: row.temperature !== 0,
      madeAt: at,
    })),
    items: told.map(({ row, reason, occasion }, nth) => ({
      communityId,
      itemKind: 'package',
      itemId: row.id,
      reason,
      occasion,
      noticeId: ids[nth],
    })),
    deliveries,
  }
}
