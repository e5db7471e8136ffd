import type { Demo } from '#platform/server/manifest.ts'
import { demoHome, demoPoints } from '#modules/building/alarm-points/server/public.ts'

const minute = 60_000
const people = ['林志明', '黃國棟', '陳怡君']

/** Point, minutes ago, condition lasts, handling: what waits in the demo community, as the boards show it. */
const open = [
  [0, 4, true, ''],
  [1, 43, true, '林志明'],
  [3, 18, true, ''],
  [2, 85, true, ''],
  [4, 353, false, '林志明'],
] as const

const causes = ['過載跳脫', '異物卡住', '浮球故障', '誤報']
const actions = [
  '復歸後正常，已報廠商檢修。',
  '現場清除異物，恢復運轉。',
  '更換浮球，測試正常。',
  '現場確認無異狀，已復歸。',
]
/** How many alarms of the last eight weeks are done with. */
const past = 160

/** Alarms of the demo community: some that wait, and eight weeks of those that are done with. */
export const demo: Demo = ({ now, communityId, householdId, idOf }) => {
  const back = (minutes: number) => new Date(now.getTime() - minutes * minute)
  const rowOf = (nth: number, minutes: number) => {
    const [name, meaning, place, category, level, assetCode, , , , value] = demoPoints[nth] ?? demoPoints[0]
    const at = back(minutes)
    return {
      communityId,
      pointId: idOf(`alarm point ${nth}`),
      name,
      meaning,
      place,
      category,
      level,
      assetCode,
      value,
      isPrivate: false,
      householdId: null as string | null,
      isQuiet: false,
      raisedAt: at,
      lastAt: at,
      createdAt: at,
    }
  }
  const done = Array.from({ length: past }, (_, nth) => {
    const point = [0, 1, 2, 4, 5, 9, 1, 2, 6, 7, 9, 2][nth % 12] ?? 0
    const minutes = 1500 + Math.round((nth * 56 * 1440) / past) + ((nth * 397) % 600)
    const taken = 1 + ((nth * 7) % 20)
    return {
      id: idOf(`alarm past ${nth}`),
      ...rowOf(nth === 40 ? 8 : point, minutes),
      kind: 'abnormal',
      times: 1 + (nth % 4),
      clearedAt: back(minutes - taken - 9),
      acknowledgedAt: back(minutes - taken / 4),
      acknowledgedByName: people[nth % 3] ?? '',
      processedAt: back(minutes - taken - 12),
      processedByName: people[nth % 3] ?? '',
      cause: causes[nth % 4] ?? '',
      action: actions[nth % 4] ?? '',
    }
  })
  const waiting = open.map(([nth, minutes, lasts, by]) => ({
    id: idOf(`alarm open ${nth}`),
    ...rowOf(nth, minutes),
    kind: nth === 3 ? 'lost' : 'abnormal',
    times: nth === 0 ? 3 : 1,
    clearedAt: lasts ? null : back(300),
    acknowledgedAt: by ? back(minutes - 1) : null,
    acknowledgedByName: by,
    processedAt: null,
    processedByName: '',
    cause: '',
    action: '',
  }))
  const help = {
    ...rowOf(0, 2),
    id: idOf('alarm help'),
    pointId: idOf('alarm point home'),
    name: '對講機緊急求救',
    meaning: '住戶按下緊急求救',
    place: demoHome,
    category: 11,
    level: 3,
    assetCode: '',
    value: null,
    isPrivate: true,
    householdId: householdId(demoHome),
    kind: 'abnormal',
    times: 1,
    clearedAt: back(1),
    acknowledgedAt: null,
    acknowledgedByName: '',
    processedAt: null,
    processedByName: '',
    cause: '',
    action: '',
  }
  const rows = [...waiting, help, ...done]
  const line = (id: string, act: string, at: Date, accountName: string) => ({
    communityId,
    id: idOf(`alarm line ${id} ${act}`),
    eventId: id,
    at,
    accountId: '00000000-0000-0000-0000-000000000000',
    accountName,
    act,
  })
  /** Whom the sewage pump called: nobody answered, and the list went to its end. */
  const pump = idOf('alarm open 0')
  const told = (
    [
      ['陳怡君', 'push', ''],
      ['永安水電', 'sms', '0922***103'],
    ] as const
  ).map(([name, way, masked], nth) => {
    const at = new Date(back(4).getTime() + nth * 90_000 + 1000)
    const id = idOf(`alarm told ${nth}`)
    const line = { communityId, id, eventId: pump, at, round: 1, step: nth + 1, name, way, masked }
    return { ...line, state: 'sent', settledAt: new Date(at.getTime() + 1000) }
  })
  return [
    ['alarm_event', rows],
    ['alarm_told', told],
    [
      'alarm_beginning',
      rows.map(({ id, createdAt, level, acknowledgedAt, processedAt }) => ({
        communityId,
        eventId: id,
        at: createdAt,
        level,
        isTest: false,
        isDrill: false,
        acknowledgedAt,
        processedAt,
      })),
    ],
    [
      'alarm_event_change',
      rows.flatMap((row) => [
        line(row.id, 'raised', row.createdAt, '系統'),
        ...(row.id === pump ? [line(row.id, 'unanswered', back(1), '系統')] : []),
        ...(row.acknowledgedAt
          ? [line(row.id, 'acknowledged', row.acknowledgedAt, row.acknowledgedByName)]
          : []),
        ...(row.processedAt ? [line(row.id, 'processed', row.processedAt, row.processedByName)] : []),
      ]),
    ],
  ]
}
