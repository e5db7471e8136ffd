import type { Target } from './target.ts'

/** What is told of one attack: what was tried, and each promise that did not hold. */
export interface Report {
  /** One line: how much was tried and what became of it. */
  tried: string
  /** A sentence for each promise that was broken; none when everything held. */
  findings: string[]
}

/** What an attack may use. */
export interface Means {
  target: Target
  /** Drawn from the seed that was printed: the same seed tries the same. */
  random: Random
  seed: number
  /** Milliseconds of `performance.now()` at which it ends by itself. */
  until: number
}

/** One long attack on the program as it is started. */
export interface Attack {
  what: string
  /** Settings of the program that it attacks. */
  env?: Record<string, string>
  run(means: Means): Promise<Report>
}

/** Numbers from 0 to below 1. */
export type Random = () => number

/** Numbers that follow from a seed alone (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from 0 to below the bound. */
export const below = (random: Random, bound: number): number => Math.floor(random() * bound)

/** One of a list that is not empty. */
export function oneOf<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[below(random, list.length)] ?? list[0]
}

/** An address of this machine; each counts as another caller. */
export const someAddress = (random: Random): string =>
  `127.${1 + below(random, 250)}.${below(random, 256)}.${1 + below(random, 250)}`

/** Counts by a word: how many answers of each kind there were. */
export class Counts {
  readonly #by = new Map<string, number>()

  add(word: string | number): void {
    this.#by.set(`${word}`, this.of(word) + 1)
  }

  of(word: string | number): number {
    return this.#by.get(`${word}`) ?? 0
  }

  toString(): string {
    return [...this.#by].map(([word, count]) => `${word}: ${count}`).join(', ')
  }
}
