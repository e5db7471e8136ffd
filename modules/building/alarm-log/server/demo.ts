import type { Demo } from '#platform/server/manifest.ts'

/** Of each point that measures: its number, its middle and its swing, and where it ended. */
const measured = [
  [0, 44, 18, 86],
  [1, 3, 2, 11],
  [2, 205, 30, 268],
  [3, 74, 12, 88],
  [4, 9, 5, 8],
  [5, 78, 10, 82],
  [6, 6.8, 0.3, 6.8],
  [7, 26.2, 0.4, 26.4],
  [10, 80, 12, 76],
  [11, 96, 1, 96],
  [12, 70, 14, 74],
  [14, 330, 80, 318],
] as const
const quarter = 900_000

const day = 96
const hour = 3_600_000

/** A day of values of the demo community, a quarter of an hour apart, and four weeks of their hours. */
export const demo: Demo = ({ now, communityId, idOf }) => {
  const values = measured.flatMap(([nth, middle, swing, last]) =>
    Array.from({ length: day }, (_, back) => ({
      nth,
      back,
      at: new Date(now.getTime() - back * quarter - (nth === 3 ? 1_080_000 : 0)),
      value: back === 0 ? last : Math.round((middle + swing * Math.sin(back / 5 + nth)) * 10) / 10,
    })),
  )
  return [
    [
      'alarm_value',
      values.map(({ nth, back, at, value }) => ({
        communityId,
        id: idOf(`alarm value ${nth} ${back}`),
        pointId: idOf(`alarm point ${nth}`),
        at,
        receivedAt: at,
        value,
        isAbnormal: back === 0 && nth < 3,
        source: 'gateway',
      })),
    ],
    [
      'alarm_value_hour',
      measured.flatMap(([nth, middle, swing, last]) =>
        Array.from({ length: 28 * 24 }, (_, back) => {
          const at = Math.floor(now.getTime() / hour) * hour - back * hour
          const near = middle + swing * Math.sin(back * 0.8 + nth)
          const round = (value: number) => Math.round(value * 10) / 10
          return {
            communityId,
            pointId: idOf(`alarm point ${nth}`),
            hour: new Date(at),
            low: round(Math.min(near - swing / 6, back === 0 ? last : near)),
            high: round(Math.max(near + swing / 6, back === 0 ? last : near)),
            last: back === 0 ? last : round(near),
            lastAt: new Date(at + 3 * quarter),
            count: 4,
          }
        }),
      ),
    ],
  ]
}
