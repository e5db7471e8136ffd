import { createHash } from 'node:crypto'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'

const task = (label: string, kind: string, more: object = {}) => ({
  label,
  kind,
  unit: '',
  most: null,
  isNeeded: true,
  ...more,
})
const points = [
  ['1F 大廳', '大門內側', [], 'KLHSA2B3C4D5', { x: 50, y: 86 }],
  ['B1 車道', '車道口柱子', [], 'KLHSB2C3D4E5', { x: 8, y: 84 }],
  ['B1 發電機房', '門內左側', [task('油位', 'number', { unit: '%' })], 'KLHSC2D3E4F5', { x: 14, y: 52 }],
  [
    'B2 機房',
    '配電盤旁',
    [task('機房溫度', 'number', { unit: '°C', most: 38 }), task('地面積水', 'yesNo')],
    'KLHSD2E3F4G5',
    { x: 58, y: 52 },
  ],
  ['A棟 頂樓', '逃生門旁', [task('逃生門關妥', 'yesNo')], 'KLHSE2F3G4H5', { x: 20, y: 22 }],
  ['B棟 頂樓', '逃生門旁', [task('逃生門關妥', 'yesNo')], 'KLHSF2G3H4J5', { x: 78, y: 20 }],
] as const

/** Six points and two routes, at night in order, by day as it comes; and the round of last night, of which one point was missed. */
export const demo: Demo = ({ now, communityId, clerk, idOf }) => {
  const idFor = (name: string) => idOf(`patrol point ${name}`)
  const stops = points.map(([name], nth) => ({ pointId: idFor(name), minute: 2 + nth * 6, tolerance: 5 }))
  const startsAt = Date.parse(`${dayOf(new Date(now.getTime() - 6 * 3_600_000))}T01:00:00+08:00`)
  const at = (minutes: number) => new Date(startsAt + minutes * 60_000)
  const roundId = idOf('patrol round of last night')
  const missed = 2
  const odd = 3
  return [
    [
      'patrol_point',
      points.map(([name, place, tasks, code, { x, y }]) => ({
        communityId,
        id: idFor(name),
        code,
        mapX: x,
        mapY: y,
        name,
        place,
        tasks,
      })),
    ],
    [
      'patrol_route',
      [
        { name: '夜間巡邏', starts: ['23:00', '01:00', '03:00'], isOrdered: true, stops },
        { name: '日間巡邏', starts: [], isOrdered: false, stops: stops.slice(0, 3) },
      ].map((route) => ({ communityId, id: idOf(`patrol route ${route.name}`), ...route })),
    ],
    [
      'patrol_round',
      [
        {
          communityId,
          id: roundId,
          routeId: idOf('patrol route 夜間巡邏'),
          routeName: '夜間巡邏',
          isOrdered: true,
          startsAt: at(0),
          endsAt: at(37),
          stops: points.map(([name, place, tasks, code, onMap], nth) => ({
            pointId: idFor(name),
            name,
            place,
            onMap,
            codeHash: createHash('sha256').update(code).digest('hex'),
            from: at(nth * 6 - 3),
            until: at(nth * 6 + 7),
            tasks,
          })),
        },
      ],
    ],
    [
      'patrol_visit',
      points.flatMap(([name, , tasks], nth) =>
        nth === missed
          ? []
          : [
              {
                communityId,
                roundId,
                pointId: idFor(name),
                seenAt: at(nth * 6 + 3),
                receivedAt: at(nth < odd ? nth * 6 + 3 : 40),
                visitedBy: clerk.accountId,
                visitedByName: clerk.name,
                answers: tasks.map(({ label, kind }) => ({
                  label,
                  value: kind === 'number' ? '33' : nth === odd ? 'no' : 'yes',
                  isOdd: false,
                })),
                note: '',
                fault: '',
                photo: '',
                isProved: true,
              },
            ],
      ),
    ],
    [
      'patrol_miss',
      [
        {
          communityId,
          roundId,
          pointId: idFor(points[missed][0]),
          toldAt: at(20),
          cause: 'resident',
          note: 'B棟-8F-2 求救鈴，陪同到 01:16',
          explainedByName: clerk.name,
        },
      ],
    ],
  ]
}
