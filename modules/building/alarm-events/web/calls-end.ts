import type { AlarmDetail } from '../shapes.ts'

type Why =
  | 'callsAnswered'
  | 'callsClosed'
  | 'callsThrough'
  | 'callsWaiting'
  | 'callsGoOn'
  | 'callsNotTested'
  | 'toldNobody'
type Act = AlarmDetail['timeline'][number]['what']

/** What the server writes down when nobody is called any more, or not now. */
const words: Partial<Record<Act, Why>> = {
  unanswered: 'callsThrough',
  callsPaused: 'callsWaiting',
  nobodyToCall: 'toldNobody',
}
/** From here on people are called anew. */
const begins: readonly Act[] = ['raised', 'begunAgain', 'reopened', 'maintenanceOver', 'rose']
/** Below this level an alarm for which no list holds says so nowhere. */
const callsFrom = 3

/** Whether people are called because of an alarm, and what ended it: by whom and when where that was a person; undefined: nothing is to be said. */
export function callsEnd({
  told,
  timeline,
  state,
  level,
  isQuiet,
  isTest,
  isDrill,
  acknowledgedAt,
  acknowledgedBy,
  processedAt,
  processedBy,
}: AlarmDetail): { why: Why; who: string; at: Date | undefined } | undefined {
  const last = told.at(-1)
  const nobody = { who: '', at: undefined }
  if (last && acknowledgedAt) return { why: 'callsAnswered', who: acknowledgedBy, at: acknowledgedAt }
  if (last && processedAt) return { why: 'callsClosed', who: processedBy, at: processedAt }
  if (state !== 'unprocessed' || isQuiet) return undefined
  if (isTest && !isDrill) return { why: 'callsNotTested', ...nobody }
  const begun = timeline.findLast(({ what }) => begins.includes(what))
  const isTold = last !== undefined && (!begun || last.at >= begun.at)
  const word = timeline.findLast(({ what }) => what in words || begins.includes(what))
  const why = word && words[word.what]
  if (why && (!isTold || word.at >= last.at)) return { why, ...nobody }
  // A moment passes between a beginning and the first word to anybody.
  return { why: isTold || level >= callsFrom ? 'callsGoOn' : 'toldNobody', ...nobody }
}
