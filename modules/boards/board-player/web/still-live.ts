import type { Live } from '../contract.ts'

const minute = 60_000
/** Minutes for which a screen without a line shows packages, and facts that say nothing else. */
const usual = 10

/**
 * What of a screen's facts may still be shown: without a line, what is too old is left out, so that nobody reads it as being so
 * now. A clock that went back says nothing of their age.
 */
export function stillLive(live: Live, at: Date | undefined, now: Date): Partial<Live> {
  const age = at ? (now.getTime() - at.getTime()) / minute : Infinity
  const isYoung = (minutes: number = usual) => age >= -1 && age <= minutes
  return {
    hash: live.hash,
    ...(isYoung() && { packages: live.packages }),
    facts: live.facts.filter(({ minutes }) => isYoung(minutes)),
  }
}
