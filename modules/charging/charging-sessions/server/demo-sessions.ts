import { demoBays } from '#modules/charging/charging-stations/server/public.ts'
import type { ReviewReason } from '../shapes.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Taiwan has no summer time: always eight hours ahead of UTC. */
const offset = 8 * hour

export interface DemoSession {
  key: string
  bay: (typeof demoBays)[number]
  startedAt: number
  /** Null: it goes on. */
  endedAt: number | null
  startWh: number
  energyWh: number
  /** Whole hours, and whatever is told of single ones: time, register, counted. */
  samples: readonly (readonly [at: number, registerWh: number, countedWh: number])[]
  stopWh: number | null
  reasons: readonly ReviewReason[]
  idTag: string
  fullSince: number | null
}

/** A number between 0 and `below` that is the same at every start. */
const chance = (seed: number, below: number) =>
  (Math.imul((seed + 11) ^ (seed >>> 7), 2_654_435_761) >>> 8) % below

/** The start of the day in Taipei that holds an instant. */
const midnight = (at: number) => Math.floor((at + offset) / day) * day - offset

/** What was counted at every full hour of a session, as a car takes it: evenly, and nothing after it is full. */
function hourly(startedAt: number, endedAt: number, startWh: number, energyWh: number) {
  const [first, span] = [Math.ceil((startedAt + 1) / hour) * hour, endedAt - startedAt]
  return Array.from({ length: Math.max(0, Math.ceil((endedAt - first) / hour)) }, (_, nth) => {
    const at = first + nth * hour
    const counted = Math.round((energyWh * (at - startedAt)) / span)
    return [at, startWh + counted, counted] as const
  })
}

const tagOf = (label: string) => {
  const labels = [...new Set(demoBays.map((bay) => bay.label))]
  return `04A1${String(700_000 + labels.indexOf(label) * 911)}`
}

/** Six months of one bay: every two to six days a car, mostly in the evening. */
function pastOf(bay: (typeof demoBays)[number], nth: number, now: number): DemoSession[] {
  const found: DemoSession[] = []
  let register = 300_000 + nth * 41_000
  for (let back = 183 - (nth % 5); back > 3; back -= 2 + chance(nth * 977 + back, 5)) {
    const seed = nth * 4001 + back * 17
    const begins = chance(seed, 10) < 7 ? 17 * 60 + chance(seed + 1, 350) : 7 * 60 + chance(seed + 1, 600)
    const startedAt = midnight(now - back * day) + begins * minute
    const minutes = 70 + chance(seed + 2, 400)
    const energyWh = Math.round(minutes * (70 + chance(seed + 3, 48)) + chance(seed + 4, 999))
    const endedAt = startedAt + minutes * minute + chance(seed + 5, 60) * 1000
    found.push({
      key: `${bay.key} ${back}`,
      bay,
      startedAt,
      endedAt,
      startWh: register,
      energyWh,
      samples: hourly(startedAt, endedAt, register, energyWh),
      stopWh: register + energyWh,
      reasons: [],
      idTag: tagOf(bay.label),
      fullSince: null,
    })
    register += energyWh
  }
  return found
}

const bayOf = (key: string) => {
  const bay = demoBays.find((one) => one.key === key)
  if (!bay) throw new Error(`no bay ${key}`)
  return bay
}

/** A session of some days ago: at so many minutes of the day, for so many minutes. */
function toldOf(
  now: number,
  [key, back, begins, minutes, energyWh]: readonly [string, number, number, number, number],
  more: Partial<DemoSession> = {},
): DemoSession {
  const startedAt = midnight(now - back * day) + begins * minute
  const endedAt = startedAt + minutes * minute
  return {
    key: `told ${key}`,
    bay: bayOf(key),
    startedAt,
    endedAt,
    startWh: 1_400_000,
    energyWh,
    samples: hourly(startedAt, endedAt, 1_400_000, energyWh),
    stopWh: 1_400_000 + energyWh,
    reasons: [],
    idTag: tagOf(bayOf(key).label),
    fullSince: null,
    ...more,
  }
}

/** A register that began anew on its way: what it said then, and what both parts come to. */
function resetOf(now: number): DemoSession {
  const plain = toldOf(now, ['B1-04', 2, 22 * 60 + 14, 412, 26_310])
  const at = (minutes: number) => plain.startedAt + minutes * minute
  const before = [0, 60, 120, 180, 235].map((m) => [at(m), 1_400_000 + m * 82, m * 82] as const)
  const after = [238, 286, 340, 412].map((m, nth) => {
    const wh = [0, 2400, 5000, 7040][nth] ?? 0
    return [at(m), wh, 19_270 + wh] as const
  })
  return { ...plain, samples: [...before, ...after], stopWh: 7040, reasons: ['reset'] }
}

/** Those that wait for somebody, as the page shows them. */
const waiting = (now: number): DemoSession[] => [
  resetOf(now),
  toldOf(now, ['B1-18', 2, 9 * 60 + 2, 190, 0], { idTag: '', reasons: ['noTag'], samples: [] }),
  toldOf(now, ['B1-07', 3, 23 * 60 + 40, 1502, 41_208], { reasons: ['long'] }),
  toldOf(now, ['B1-12', 3, 18 * 60 + 21, 280, 18_004], { reasons: ['stopTwice'] }),
]

/** Those that go on: what they took until now at the power of their bay. */
const open = (now: number): DemoSession[] =>
  demoBays
    .filter(({ state }) => state === 'charging' || state === 'stopped')
    .map((bay, nth) => {
      // One whose station holds it back did not begin to take anything.
      const isFull = bay.reported === 'SuspendedEV'
      const minutes = isFull ? 250 : bay.minutes
      const energyWh = isFull ? 21_600 : Math.round((minutes * (bay.powerW ?? 0)) / 60)
      const startWh = 1_450_000 + nth * 8_000
      const startedAt = now - minutes * minute
      return {
        key: `open ${bay.key}`,
        bay,
        startedAt,
        endedAt: null,
        startWh,
        energyWh,
        samples: [
          ...hourly(startedAt, now - 1, startWh, energyWh),
          [now - 1, startWh + energyWh, energyWh] as const,
        ],
        stopWh: null,
        reasons: [],
        idTag: tagOf(bay.label),
        fullSince: isFull ? now - bay.minutes * minute : null,
      }
    })

/** Sessions of the demo community: six months, four that wait, and those that go on. */
export const demoSessions = (now: Date): DemoSession[] => {
  const at = now.getTime()
  return [...demoBays.flatMap((bay, nth) => pastOf(bay, nth, at)), ...waiting(at), ...open(at)]
}
