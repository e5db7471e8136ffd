import type { IconName } from '#platform/web/look/icon-paths.ts'
import { legalDueHours, type WaitingPackage } from '../contract.ts'

const hour = 3_600_000

/** Why a waiting package needs somebody, as the duty board says it. */
export interface WaitingReason {
  text: 'reasonLegal' | 'reasonFrozen' | 'reasonChilled' | 'reasonLocker' | 'reasonLong'
  icon: IconName
  /** red: a legal paper that is due. */
  tone: 'amber' | 'red' | 'plain'
}

/** Legal papers and frozen ones at once, chilled ones after 2 hours, lockers after 2 days, the rest after a week. */
export function waitingReason(
  item: Pick<WaitingPackage, 'isLegal' | 'temperature' | 'applyStorageStatus' | 'arrivedAt'>,
  now: number,
): WaitingReason | undefined {
  const waited = now - item.arrivedAt.getTime()
  if (item.isLegal)
    return { text: 'reasonLegal', icon: 'doc', tone: waited >= legalDueHours * hour ? 'red' : 'amber' }
  const cold = waited >= 2 * hour ? 'amber' : 'plain'
  if (item.temperature === 2) return { text: 'reasonFrozen', icon: 'snow', tone: cold }
  if (item.temperature === 1 && cold === 'amber') return { text: 'reasonChilled', icon: 'snow', tone: cold }
  if (item.applyStorageStatus === 2 && waited >= 48 * hour)
    return { text: 'reasonLocker', icon: 'locker', tone: 'amber' }
  if (waited >= 7 * 24 * hour) return { text: 'reasonLong', icon: 'box', tone: 'amber' }
  return undefined
}
