import { dayOf } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'
import { demoPoints } from '#modules/building/alarm-points/server/public.ts'

const week = 7 * 86_400_000
const second = 1000
/** How many seconds the guard took to answer, the newest first; null: nobody did. */
const answers = [21, 34, null, 18, 27] as const

/** The point of the weekly drill, and its weekday: the pump of the fire brigade, on Wednesdays at ten. */
const drilledPoint = 6
const weekday = 3
const hour = 10

/** When the newest drill was held: on the last such day, at its hour of Taipei. */
function lastHeld(now: Date): Date {
  const at = new Date(now)
  at.setUTCHours(hour - 8, 0, 3, 0)
  while (at > now || at.getUTCDay() !== weekday) at.setUTCDate(at.getUTCDate() - 1)
  return at
}

/** The weekly drills of the demo community: one of five was answered by nobody. */
export const demo: Demo = ({ now, communityId, clerk, idOf }) => {
  const [name, , place] = demoPoints[drilledPoint]
  const last = lastHeld(now)
  const drilled = (nth: number) => {
    const startedAt = new Date(last.getTime() - nth * week)
    const at = (seconds: number) => new Date(startedAt.getTime() + seconds * second).toISOString()
    const answered = answers[nth] ?? null
    const step = (kind: string, seconds: number, by = '') => ({
      step: kind,
      state: 'done',
      at: at(seconds),
      reason: '',
      by,
    })
    const person = (called: string, way: string, masked: string, seconds: number, hasAnswered: boolean) => ({
      at: at(seconds),
      name: called,
      way,
      masked,
      state: 'sent',
      fault: '',
      hasAnswered,
    })
    const isPassed = answered !== null
    return {
      communityId,
      id: idOf(`alarm drill ${nth}`),
      pointId: idOf(`alarm point ${drilledPoint}`),
      name,
      place,
      kind: 'auto',
      weekDay: dayOf(startedAt),
      startedAt,
      startedByName: '系統',
      dueAt: new Date(startedAt.getTime() + 600 * second),
      endedAt: new Date(startedAt.getTime() + (answered ?? 600) * second + 4 * second),
      isPassed,
      steps: [
        step('sensor', -240, '機房閘道器'),
        step('signal', 0),
        step('alarm', 0),
        step('told', 2, clerk.name),
        isPassed
          ? step('answered', answered, clerk.name)
          : { step: 'answered', state: 'failed', at: null, reason: 'nobodyAnswered', by: '' },
        step('restored', (answered ?? 600) + 4),
      ],
      people: [
        person(clerk.name, 'push', '', 1, isPassed),
        ...(isPassed
          ? []
          : [
              person('林志明', 'sms', '0922***101', 301, false),
              person('黃國棟', 'sms', '0922***102', 601, false),
            ]),
      ],
    }
  }
  return [
    [
      'alarm_drill_setting',
      [
        {
          communityId,
          section: 'plan',
          chosen: {
            isOn: true,
            weekday,
            hour,
            pointId: idOf(`alarm point ${drilledPoint}`),
            answerMinutes: 10,
          },
          changedAt: now,
          changedByName: '王怡婷',
        },
      ],
    ],
    ['alarm_drill', answers.map((_, nth) => drilled(nth))],
  ]
}
