import type { KeyedLease } from '#platform/server/community-keys.ts'
import { visitorSettingsOf } from '#modules/visitors/visitor-settings/server/public.ts'
import {
  bookingCancelled,
  bookingExpired,
  codeOver,
  codeReplaced,
  codesOff,
  codeUsed,
  graceHours,
  unknownCode,
} from '../contract.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import { lockVisitor } from './locked-visitors.ts'
import type { VisitorRow } from './queries.ts'
import { isSigned, readVisitCode, visitorKey, writeVisitCode } from './visit-code.ts'

const grace = graceHours * 60 * 60 * 1000

/** From when until when the code of a booking is good. */
export const codeTimes = ({ bookStart, bookEnd }: VisitorRow) =>
  bookStart && bookEnd
    ? { from: new Date(bookStart.getTime() - grace), until: new Date(bookEnd.getTime() + grace) }
    : undefined

/** The code of an awaited booking, and its end; '' where there is none. */
export async function codeOf(
  lease: KeyedLease,
  row: VisitorRow,
): Promise<{ code: string; codeEndsAt: Date | null }> {
  const none = { code: '', codeEndsAt: null }
  const times = codeTimes(row)
  if (row.state !== 'booked' || !row.codeVersion || !times) return none
  if (!(await visitorSettingsOf(lease)).isCodeOn) return none
  const key = await visitorKey.of(lease)
  return { code: writeVisitCode(key, row.id, row.codeVersion), codeEndsAt: times.until }
}

function requireGood(row: VisitorRow, version: number, now: Date): void {
  if (row.arrivedAt) throw codeUsed(`這個 QR 碼已於${speakTime(row.arrivedAt, now)} 使用過，不能再用。`)
  if (row.state === 'cancelled') throw bookingCancelled()
  if (row.state === 'expired') throw bookingExpired()
  if (row.codeVersion !== version) throw codeReplaced()
  const times = codeTimes(row)
  if (!times || now < times.from || now > times.until) throw codeOver()
}

/**
 * The awaited visitor of a scanned code, its record locked. Nothing is said of codes of another community: they are unknown.
 * Throws codesOff, unknownCode, codeUsed, codeReplaced, codeOver, bookingCancelled, bookingExpired.
 */
export async function visitorOfCode(lease: KeyedLease, scanned: string, now: Date): Promise<VisitorRow> {
  if (!(await visitorSettingsOf(lease)).isCodeOn) throw codesOff()
  const read = readVisitCode(scanned)
  const key = await visitorKey.find(lease)
  if (!read || !key || !isSigned(key, 'code', read.about, read.signature)) throw unknownCode()
  const row = await lockVisitor(lease, read.visitorId)
  requireGood(row, read.version, now)
  return row
}
