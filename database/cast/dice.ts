/** A seeded generator: the same seed gives the same cast, on every machine. */
export class Dice {
  private state: number

  constructor(seed: string) {
    this.state = 0
    for (const character of seed)
      this.state = (Math.imul(this.state, 31) + (character.codePointAt(0) ?? 0)) | 0
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** True this share of the times. */
  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(from: readonly T[]): T {
    const found = from[Math.floor(this.next() * from.length)]
    if (found === undefined) throw new Error('nothing to pick from')
    return found
  }

  /** Picks by weight. */
  weighted<T>(from: readonly (readonly [T, number])[]): T {
    let rest = this.next() * from.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of from) {
      rest -= weight
      if (rest < 0) return value
    }
    return this.pick(from)[0]
  }

  /** As many characters of the alphabet. */
  text(length: number, alphabet: string): string {
    return Array.from({ length }, () => this.pick([...alphabet])).join('')
  }

  digits(length: number): string {
    return this.text(length, '0123456789')
  }
}
