import type { ReportedState } from '../shapes.ts'

interface DemoBay {
  /** B1-04 */
  key: string
  floor: string
  bay: string
  position: number
  label: string
  state: ReportedState
  reported: string
  minutes: number
  powerW: number | null
  errorCode: string
  errorInfo: string
  note: string
  isSilent: boolean
}

const two = (n: number) => String(n).padStart(2, '0')
const homes: Readonly<Record<string, string>> = {
  'B1-01': 'A棟-8F-1',
  'B1-02': 'B棟-5F-3',
  'B1-03': 'C棟-2F-3',
  'B1-04': 'B棟-9F-4',
  'B1-06': 'A棟-12F-3',
  'B1-07': 'A棟-3F-4',
  'B1-10': 'A棟-14F-1',
  'B1-11': 'C棟-10F-4',
  'B1-12': 'B棟-13F-2',
  'B1-15': 'C棟-6F-1',
  'B1-16': 'B棟-15F-3',
  'B1-18': 'C棟-11F-4',
  'B1-20': 'B棟-2F-4',
}

type Told = Partial<Omit<DemoBay, 'key' | 'floor' | 'bay' | 'position' | 'label'>>
const charges = (powerW: number, minutes: number): Told => ({
  state: 'charging',
  reported: 'Charging',
  powerW,
  minutes,
})
/** Its station holds it back until there is power for it. */
const held = (minutes: number): Told => ({ state: 'stopped', reported: 'SuspendedEVSE', powerW: 0, minutes })
const plugged = (minutes: number): Told => ({ state: 'preparing', reported: 'Preparing', minutes })

/** Bays of which something is to be told; all others are free. */
const told: Readonly<Record<string, Told>> = {
  'B1-01': charges(7000, 108),
  'B1-03': charges(7000, 27),
  'B1-04': charges(5200, 183),
  'B1-06': { state: 'stopped', reported: 'SuspendedEV', powerW: 0, minutes: 42 },
  'B1-07': charges(6600, 89),
  'B1-09': {
    state: 'error',
    reported: 'Faulted',
    errorCode: 'GroundFailure',
    errorInfo: '接地漏電',
    minutes: 126,
  },
  'B1-11': plugged(6),
  'B1-12': charges(6400, 68),
  'B1-13': { ...charges(6800, 96), isSilent: true },
  'B1-15': held(21),
  'B1-16': held(9),
  'B1-18': charges(7000, 137),
  'B1-19': { state: 'unavailable', reported: 'Unavailable', note: '換線中', minutes: 2900 },
  'B1-20': charges(6800, 12),
  'B2-03': charges(6900, 74),
  'B2-08': plugged(4),
  'B2-14': charges(6700, 41),
}

const quiet: Omit<DemoBay, 'key' | 'floor' | 'bay' | 'position' | 'label'> = {
  state: 'idle',
  reported: 'Available',
  minutes: 300,
  powerW: null,
  errorCode: '',
  errorInfo: '',
  note: '',
  isSilent: false,
}

/** A household for a bay that names none: another one for each. */
const homeOf = (nth: number) => `${'ABC'[nth % 3]}棟-${4 + (nth % 9)}F-${1 + (nth % 4)}`

/** The forty bays of the demo community. */
export const demoBays: readonly DemoBay[] = ['B1', 'B2'].flatMap((floor, level) =>
  Array.from({ length: 20 }, (_, position) => {
    const bay = two(position + 1)
    const key = `${floor}-${bay}`
    const label = homes[key] ?? homeOf(level * 20 + position)
    return { ...quiet, key, floor, bay, position, label, ...told[key] }
  }),
)
