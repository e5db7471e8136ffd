import { dayStart } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'
import { demoBays } from '#modules/charging/charging-stations/server/public.ts'

/** kW of the demo's building by the hour, without charging. */
const profile = [
  150, 138, 130, 128, 128, 134, 170, 215, 240, 250, 248, 246, 240, 252, 262, 268, 272, 280, 292, 296, 284,
  250, 210, 176,
]
/** What charging takes beside it, kW by the hour. */
const charging = [
  76, 74, 72, 66, 58, 50, 38, 24, 16, 12, 14, 20, 30, 40, 46, 44, 40, 34, 26, 22, 34, 52, 64, 72,
]

/** A contract of 400 kW, today's load, and two cars that wait. */
export const demo: Demo = ({ now, communityId, clerk, idOf }) => {
  const begin = dayStart(now).getTime()
  const minutes = Math.floor((now.getTime() - begin) / 60_000)
  const at = (values: readonly number[], minute: number) => {
    const [hour, part] = [Math.floor(minute / 60), (minute % 60) / 60]
    const [from = 0, to = 0] = [values[hour], values[(hour + 1) % 24]]
    return Math.round((from + (to - from) * part) * 1000)
  }
  const samples = Array.from({ length: Math.floor(minutes / 15) + 1 }, (_, nth) => {
    const [base, cars] = [at(profile, nth * 15), at(charging, nth * 15)]
    const each = Math.round(cars / 3 / 220)
    return {
      communityId,
      at: new Date(begin + nth * 15 * 60_000),
      totalW: base + cars,
      chargingW: cars,
      amperesR: each + 3,
      amperesS: each - 3,
      amperesT: each,
    }
  })
  const ago = (minute: number) => new Date(now.getTime() - minute * 60_000)
  const wanting = demoBays.filter(
    ({ state, reported, isSilent }) => !isSilent && (state === 'charging' || reported === 'SuspendedEVSE'),
  )
  return [
    [
      'charging_power_setting',
      [
        {
          communityId,
          section: 'sharing',
          chosen: {
            isOn: true,
            contractKw: 400,
            startPercent: 80,
            baseFrom: 'profile',
            profile,
            pointId: null,
          },
          changedAt: ago(90 * 1440),
          changedByName: clerk.name,
        },
      ],
    ],
    ['charging_power', samples],
    [
      'charging_turn',
      wanting.map(({ key, minutes: since, powerW }) => ({
        communityId,
        connectorId: idOf(`charging connector ${key}`),
        wantsSince: ago(since),
        turn: ago(since),
        amperes: Math.round((powerW ?? 0) / 220),
      })),
    ],
  ]
}
