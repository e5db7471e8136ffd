/** What happens in a building now and then, and for how many seconds of its time. */
export const incidents = {
  /** The pumps of the pit stand still: the water rises. */
  flood: 1500,
  /** No water comes in: the tanks on the roofs run low. */
  dry: 5400,
  /** A lift stops between two floors. */
  lift: 600,
  /** Smoke in a corridor. */
  fire: 240,
  /** Somebody presses the button to call for help. */
  help: 30,
  /** Cars wait with running engines. */
  fumes: 900,
} as const
export type Incident = keyof typeof incidents
export const incidentNames = Object.keys(incidents) as Incident[]

/** What the devices of a building show. */
export interface Plant {
  /** Seconds of the building since the beginning of its day. */
  clock: number
  /** Per cent. */
  pit: number
  pumps: number
  tanks: Record<'a' | 'b' | 'c', number>
  filling: Record<'a' | 'b' | 'c', boolean>
  pool: number
  firePool: number
  /** kW, kg, volts, ppm, how often doors opened again. */
  power: number
  pressure: number
  battery: number
  fumes: number
  doors: number
  /** How many seconds each incident lasts yet. */
  lasting: Partial<Record<Incident, number>>
}

/** A building in the morning. */
export const newPlant = (): Plant => ({
  clock: 7 * 3600,
  pit: 35,
  pumps: 0,
  tanks: { a: 82, b: 76, c: 88 },
  filling: { a: false, b: false, c: false },
  pool: 74,
  firePool: 96,
  power: 300,
  pressure: 6.8,
  battery: 26.4,
  fumes: 8,
  doors: 1,
  lasting: {},
})

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value))
/** How busy a building is at an hour: people get up, and come home. */
const busy = (hour: number) =>
  0.3 + Math.exp(-((hour - 8) ** 2) / 4) + 1.2 * Math.exp(-((hour - 19) ** 2) / 6)

/** How a building is some seconds later. `chance` gives numbers from 0 until 1. */
export function later(plant: Plant, seconds: number, chance: () => number): Plant {
  const clock = (plant.clock + seconds) % 86_400
  const use = busy(clock / 3600)
  const lasting = Object.fromEntries(
    Object.entries(plant.lasting).flatMap(([name, left]) => (left > seconds ? [[name, left - seconds]] : [])),
  ) as Plant['lasting']
  const is = (name: Incident) => lasting[name] !== undefined
  const noise = (size: number) => (chance() - 0.5) * size
  const pumps = is('flood')
    ? 0
    : plant.pit > 68
      ? 2
      : plant.pit > 60
        ? Math.max(1, plant.pumps)
        : plant.pit < 20
          ? 0
          : plant.pumps
  const tanks = { ...plant.tanks }
  const filling = { ...plant.filling }
  for (const name of ['a', 'b', 'c'] as const) {
    filling[name] = !is('dry') && (tanks[name] < 60 || (filling[name] && tanks[name] < 94))
    tanks[name] = between(
      0,
      tanks[name] + ((filling[name] ? 0.05 : 0) - 0.011 * use) * seconds + noise(0.2),
      100,
    )
  }
  const drawn = Object.values(filling).filter(Boolean).length
  return {
    clock,
    pumps,
    // Of a flood the most comes from outside: the pit fills in 20 minutes at any hour.
    pit: between(
      0,
      plant.pit + (0.03 * use + (is('flood') ? 0.06 : 0) - 0.08 * pumps) * seconds + noise(0.3),
      100,
    ),
    tanks,
    filling,
    pool: between(0, plant.pool + ((is('dry') ? 0 : 0.02) - 0.015 * drawn) * seconds, 92),
    firePool: between(0, plant.firePool + noise(0.05), 98),
    power: between(90, 150 + 160 * use + 14 * pumps + 9 * drawn + noise(12), 480),
    pressure: between(0, 6.8 + noise(0.15), 9),
    battery: between(20, 26.4 + noise(0.1), 28),
    fumes: between(
      2,
      plant.fumes + ((is('fumes') ? 60 : 6 + 8 * use) - plant.fumes) * 0.02 * Math.min(seconds, 30),
      90,
    ),
    doors: is('lift') ? 12 : Math.floor(use * 3),
    lasting,
  }
}

/** Begins an incident, which lasts for at least so many seconds of the building; one that lasts is lengthened. */
export const happen = (plant: Plant, name: Incident, least = 0): Plant => ({
  ...plant,
  lasting: { ...plant.lasting, [name]: Math.max(least, incidents[name]) },
})

/** What each device says, by the code of its asset: a number, or whether it is abnormal. */
export function readings({
  pit,
  tanks,
  pool,
  firePool,
  power,
  pressure,
  battery,
  fumes,
  doors,
  lasting,
}: Plant) {
  const is = (name: Incident) => lasting[name] !== undefined
  const one = (value: number) => Math.round(value * 10) / 10
  return {
    'P-021': one(pit),
    'W-001': one(tanks.a),
    'W-002': one(tanks.b),
    'W-003': one(tanks.c),
    'W-010': one(pool),
    'F-010': one(firePool),
    'P-001': Math.round(power),
    'F-001': one(pressure),
    'E-001': one(battery),
    'G-011': Math.round(fumes),
    'L-006': doors,
    'L-001': is('lift'),
    'F-113': is('fire'),
    'F-100': false,
    'D-004': false,
    help: is('help'),
  } satisfies Record<string, number | boolean>
}
export type Readings = ReturnType<typeof readings>
export type DeviceCode = keyof Readings
