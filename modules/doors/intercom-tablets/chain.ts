/** The parts of a household's chain; the guard is the last of every chain. */
export const legKinds = ['indoor', 'app', 'forward', 'guard'] as const
export type LegKind = (typeof legKinds)[number]
/** ready: rings; deaf: is there and would not ring; none: there is none. */
export type LegState = 'ready' | 'deaf' | 'none'

/** What a household's chain is made of. */
export interface ChainFacts {
  order: readonly Exclude<LegKind, 'guard'>[]
  devices: readonly { kind: 'indoor' | 'app'; isReachable: boolean }[]
  /** Whether calls go on to a number; and whether they can (the form of the number, an exchange with a trunk, minutes left). */
  forward: { isSet: boolean; isUsable: boolean }
  guards: readonly { isReachable: boolean }[]
}

export interface Leg {
  kind: LegKind
  state: LegState
  /** Devices that it has, and those of them that ring. */
  devices: number
  reachable: number
}

/** wellHeard: all that there is rings; partly: something does not; deaf: nobody of the household hears the door. */
export const hearings = ['well', 'partly', 'deaf'] as const
export type Hearing = (typeof hearings)[number]

const ofDevices = (kind: LegKind, devices: readonly { isReachable: boolean }[]): Leg => {
  const reachable = devices.filter((one) => one.isReachable).length
  const state = !devices.length ? 'none' : reachable ? 'ready' : 'deaf'
  return { kind, state, devices: devices.length, reachable }
}

/** The parts of a chain in the order in which they ring, the guard's last. */
export function legsOf({ order, devices, forward, guards }: ChainFacts): Leg[] {
  const own = order.map((kind): Leg => {
    if (kind !== 'forward')
      return ofDevices(
        kind,
        devices.filter((one) => one.kind === kind),
      )
    const state = !forward.isSet ? 'none' : forward.isUsable ? 'ready' : 'deaf'
    return { kind, state, devices: 0, reachable: 0 }
  })
  return [...own, ofDevices('guard', guards)]
}

/** Whether the household itself hears the door: a guard who would answer does not make it hear. */
export function hearingOf(legs: readonly Leg[]): Hearing {
  const own = legs.filter(({ kind }) => kind !== 'guard')
  if (!own.some(({ state }) => state === 'ready')) return 'deaf'
  return own.some((leg) => leg.state === 'deaf' || leg.reachable < leg.devices) ? 'partly' : 'well'
}
