/** Chance that is the same again for the same seed (mulberry32). */
export interface Chance {
  /** A whole number from 0 to below that. */
  below(end: number): number
  one<T>(of: readonly T[]): T
}

/** Chance of a seed. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return { below, one: (of) => of[below(of.length)] as (typeof of)[number] }
}
