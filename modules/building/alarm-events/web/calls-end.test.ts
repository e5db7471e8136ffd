import { expect, it } from 'vitest'
import { sample } from '#tests/setup/sample.ts'
import { AlarmDetail, Telling } from '../shapes.ts'
import { callsEnd } from './calls-end.ts'

const at = new Date('2026-11-29T10:00:00Z')
const later = new Date('2026-11-29T10:03:00Z')
const line = (what: AlarmDetail['timeline'][number]['what'], when = later) => ({
  what,
  at: when,
  by: '系統',
  reason: '',
  changes: [],
})
const alarm = (changes: Partial<AlarmDetail>) => ({
  ...sample(AlarmDetail, {
    told: [sample(Telling, { at })],
    timeline: [],
    state: 'unprocessed',
    acknowledgedAt: null,
    processedAt: null,
    isQuiet: false,
    isTest: false,
    isDrill: false,
    level: 3,
  }),
  ...changes,
})

it('an alarm says whether calling goes on, and what ended it: a person, the end of the list, or work on its point', () => {
  expect(callsEnd(alarm({}))?.why).toBe('callsGoOn')
  expect(callsEnd(alarm({ timeline: [line('unanswered')] }))?.why).toBe('callsThrough')
  expect(callsEnd(alarm({ timeline: [line('callsPaused')] }))?.why).toBe('callsWaiting')
  expect(callsEnd(alarm({ acknowledgedAt: later, acknowledgedBy: '陳怡君' }))).toEqual({
    why: 'callsAnswered',
    who: '陳怡君',
    at: later,
  })
})

it('an alarm that told nobody says why: no list holds, it is a test, its point is silenced; and nothing wrong in the moment before the first is called', () => {
  const none = (changes: Partial<AlarmDetail>) =>
    callsEnd(alarm({ told: [], timeline: [line('raised', at)], ...changes }))?.why
  expect(none({})).toBe('callsGoOn')
  expect(none({ level: 2 })).toBe('toldNobody')
  expect(none({ timeline: [line('raised', at), line('nobodyToCall')] })).toBe('toldNobody')
  expect(none({ timeline: [line('raised', at), line('callsPaused')] })).toBe('callsWaiting')
  expect(none({ isTest: true })).toBe('callsNotTested')
  expect(none({ isTest: true, isDrill: true })).toBe('callsGoOn')
})

it('what was said because of an earlier beginning says nothing of one at whose hour no list holds', () => {
  const again = new Date('2026-11-29T23:00:00Z')
  const timeline = [line('unanswered'), line('begunAgain', again)]
  expect(callsEnd(alarm({ timeline }))?.why).toBe('callsGoOn')
  expect(callsEnd(alarm({ timeline: [...timeline, line('nobodyToCall', again)] }))?.why).toBe('toldNobody')
  expect(callsEnd(alarm({ timeline, level: 1 }))?.why).toBe('toldNobody')
})
