import type { Demo } from '#platform/server/manifest.ts'

const homes = ['A棟-12F-3', 'A棟-8F-1', 'A棟-6F-2', 'B棟-3F-1', 'B棟-9F-4', 'C棟-11F-4', 'C棟-2F-1'] as const
const doors = ['正門', '側門', 'B1 車道', '正門'] as const
const chain = [
  ['indoor', '室內機', 20],
  ['app', 'App', 20],
  ['forward', '', 25],
  ['guard', '櫃台', 30],
] as const
const numbers: Record<string, string> = {
  'A棟-12F-3': '0912336870',
  'A棟-8F-1': '0223456781',
  'B棟-3F-1': '0933120456',
  'B棟-9F-4': '0928004512',
  'C棟-2F-1': '0223456790',
}

/** What the guard's devices answered last night; null: nothing. */
const guardAnswers = [
  ['櫃台 1', 200],
  ['櫃台 2', 200],
  ['B1 崗亭', null],
] as const

/** A week of calls, and what last night's test came to. */
export const demo: Demo = ({ now, communityId, idOf, householdId }) => {
  const calls = Array.from({ length: 42 }, (_, nth) => {
    const label = homes[(nth * 5) % homes.length] ?? 'A棟-12F-3'
    const startedAt = new Date(now.getTime() - (nth * 4 + 1) * 3_600_000 + (nth % 7) * 411_000)
    // Who answers: mostly the indoor unit, now and then nobody.
    const which = nth % 11 === 5 ? 4 : [0, 1, 0, 2, 0, 3, 1][nth % 7]
    const at = which === 2 && !numbers[label] ? 0 : (which ?? 0)
    const legs = chain.filter(([kind]) => kind !== 'forward' || numbers[label])
    const answered = chain[at]?.[0]
    const answeredNth = legs.findIndex(([kind]) => kind === answered)
    const rung = answeredNth < 0 ? legs : legs.slice(0, answeredNth + 1)
    const waited = rung.slice(0, -1).reduce((sum, [, , seconds]) => sum + seconds, 6)
    const talked = 12 + ((nth * 17) % 70)
    const answeredAt = answered ? new Date(startedAt.getTime() + waited * 1000) : null
    const from = doors[nth % doors.length] ?? '正門'
    const leg = legs[answeredNth]
    return { nth, label, startedAt, answeredAt, answered, talked, waited, from, legs, answeredNth, leg, rung }
  })
  const test = new Date(
    Math.floor((now.getTime() - 19 * 3_600_000) / 86_400_000) * 86_400_000 + 19 * 3_600_000,
  )
  const lines = [
    ['B棟-5F-3', 'deaf', 'appDeaf'],
    ['B棟-7F-1', 'deaf', 'indoorDeaf'],
    ['B棟-11F-2', 'deaf', 'indoorDeaf'],
    ['B棟-10F-3', 'deaf', 'nothing'],
    ['B棟-2F-3', 'deaf', 'nothing'],
    ['A棟-12F-3', 'partly', 'appPartly'],
    ['A棟-6F-2', 'partly', 'appDeaf'],
  ] as const
  return [
    [
      'intercom_call',
      calls.map(({ nth, label, startedAt, answeredAt, answered, talked, waited, from, leg }) => ({
        communityId,
        id: idOf(`intercom call ${nth}`),
        sipCallId: `demo-${nth}`,
        kind: 'door',
        sentryId: idOf(`intercom sentry ${from}`),
        fromName: from,
        householdId: householdId(label),
        startedAt,
        answeredAt,
        endedAt: new Date(startedAt.getTime() + (waited + (answeredAt ? talked : 30)) * 1000),
        result: answered ? 'answered' : 'missed',
        answeredLeg: answered ?? null,
        answeredBy: answered === 'forward' ? (numbers[label] ?? '') : (leg?.[1] ?? ''),
        doorOpenedAt:
          answeredAt && nth % 3 ? new Date(answeredAt.getTime() + Math.min(talked, 9) * 1000) : null,
        paidSeconds: answered === 'forward' ? talked : 0,
        costCents: answered === 'forward' ? Math.ceil((talked * 150) / 60) : 0,
      })),
    ],
    [
      'intercom_leg',
      calls.flatMap(({ nth, label, startedAt, legs, answeredNth, rung }) =>
        legs.map(([kind, target, seconds], order) => ({
          communityId,
          callId: idOf(`intercom call ${nth}`),
          nth: order,
          kind,
          target: kind === 'forward' ? (numbers[label] ?? '') : target,
          seconds,
          rangAt: order < rung.length ? startedAt : null,
          outcome: order === answeredNth ? 'answered' : order < rung.length ? 'noAnswer' : 'waiting',
        })),
      ),
    ],
    [
      'intercom_test',
      [
        {
          communityId,
          id: idOf('intercom test'),
          isNightly: true,
          startedAt: test,
          endedAt: new Date(test.getTime() + 4000),
          byName: '系統',
          well: 5,
          partly: 2,
          deaf: 5,
          guards: 3,
          reachableGuards: 3,
          askedAt: new Date(test.getTime() + 12_000),
        },
      ],
    ],
    [
      'intercom_test_question',
      guardAnswers.map(([name, code], nth) => ({
        communityId,
        testId: idOf('intercom test'),
        sipName: `demoguard${nth}`,
        name,
        nth,
        code,
      })),
    ],
    [
      'intercom_test_line',
      lines.map(([label, hearing, reason], nth) => ({
        communityId,
        testId: idOf('intercom test'),
        householdId: householdId(label),
        nth,
        hearing,
        reasons: [reason],
      })),
    ],
  ]
}
