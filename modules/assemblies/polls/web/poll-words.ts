import type { Translate } from '#platform/web/i18n/texts.ts'
import { speakTime as speak, writeTime } from '#platform/web/look/speak-time.ts'
import type { PollDetail, PollLine } from '../contract.ts'

export type Say = Translate<'pollPage'>

/** How much of the whole, in 0.01 %, cut off. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((part * 10_000) / whole)

/** 12345 of 0.01 m² as people read it: 123.45. */
export const squares = (area: number): string =>
  (area / 100).toLocaleString('en', { minimumFractionDigits: 2 })

/** When something is, to the minute: 今天 14:05, 11月22日 20:00. */
export function speakTime(at: Date): string {
  const said = speak(at)
  return said.includes(':') ? said : `${said} ${writeTime(at).slice(-5)}`
}

/** How long an open poll still goes: 剩 2 天. */
export function leftOf(endsAt: Date, now: number, t: Say): string {
  const hours = Math.floor((endsAt.getTime() - now) / 3_600_000)
  if (hours < 1) return t('leftSoon')
  return hours < 24 ? t('leftHours', { count: hours }) : t('leftDays', { count: Math.ceil(hours / 24) })
}

/** What a line of the list says of when. */
export function whenOf({ state, startsAt, endsAt, doneAt }: PollLine, now: number, t: Say): string {
  if (state === 'going') return `${leftOf(endsAt, now, t)}　${t('until', { at: speakTime(endsAt) })}`
  if (state === 'waiting' || state === 'draft') return t('begins', { at: speakTime(startsAt) })
  return state === 'done' && doneAt
    ? t('doneOn', { at: speakTime(doneAt) })
    : t('endedOn', { at: speakTime(endsAt) })
}

/** Whom it is for: 只限 B棟、出租. */
export const targetsOf = ({ buildings, tags }: Pick<PollLine, 'buildings' | 'tags'>): string =>
  [...buildings, ...tags].join('、')

export const spanOf = ({ startsAt, endsAt }: PollDetail): string =>
  `${writeTime(startsAt)}–${writeTime(endsAt)}`
