import type { LegKind } from '#modules/doors/intercom-tablets/contract.ts'

/** A part of a chain that rings: whom, where, for how long. */
export interface Ring {
  kind: LegKind
  /** As people read it. */
  target: string
  uri: string
  /** Accounts of the same domain that ring at the same time. */
  others: readonly string[]
  seconds: number
}

/** What a chain is made of at this moment. */
export interface Facts {
  domain: string
  trunk: string
  order: readonly Exclude<LegKind, 'guard'>[]
  devices: readonly { kind: 'indoor' | 'app'; name: string; sipName: string; isReachable: boolean }[]
  number: string
  /** Whether minutes of the telephone network are left this month. */
  hasMinutes: boolean
  guards: readonly { name: string; sipName: string; isReachable: boolean }[]
  seconds: Readonly<Record<LegKind, number>>
}

/**
 * Whom a call rings, one after the other: parts of the household in its order, the guard last. Whoever cannot be reached is
 * left out at once, so that nobody at the door waits for silence; a number is only ever the one that is stored.
 */
export function ringsOf({
  domain,
  trunk,
  order,
  devices,
  number,
  hasMinutes,
  guards,
  seconds,
}: Facts): Ring[] {
  const ofDevices = (
    kind: LegKind,
    from: readonly { name: string; sipName: string; isReachable: boolean }[],
  ): Ring[] => {
    const there = from.filter(({ isReachable }) => isReachable)
    const [first, ...others] = there.map(({ sipName }) => sipName)
    if (!first) return []
    const target = there.map(({ name }) => name).join('、')
    return [{ kind, target, uri: `sip:${first}@${domain}`, others, seconds: seconds[kind] }]
  }
  const own = order.flatMap((kind): Ring[] => {
    if (kind !== 'forward')
      return ofDevices(
        kind,
        devices.filter((one) => one.kind === kind),
      )
    if (!number || !trunk || !hasMinutes) return []
    return [{ kind, target: number, uri: `sip:${number}@${trunk}`, others: [], seconds: seconds.forward }]
  })
  return [...own, ...ofDevices('guard', guards)]
}
