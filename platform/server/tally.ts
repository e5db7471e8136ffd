const minute = 60_000

/** Counts by name within one minute after the other, for all names the same minute. */
export class Tally {
  readonly #counts = new Map<string, number>()
  #ends = 0

  /** Counts one more; gives the seconds to wait when there were more than allowed, else 0. */
  count(name: string, allowed: number): number {
    const now = performance.now()
    if (now >= this.#ends) {
      this.#counts.clear()
      this.#ends = now + minute
    }
    const count = (this.#counts.get(name) ?? 0) + 1
    this.#counts.set(name, count)
    return count > allowed ? Math.ceil((this.#ends - now) / 1000) : 0
  }
}

/** How many of something are there at once, by name. */
export class Gauge {
  readonly #counts = new Map<string, number>()

  has(name: string, allowed: number, more = 1): boolean {
    return (this.#counts.get(name) ?? 0) + more <= allowed
  }

  enter(name: string, more = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + more)
  }

  leave(name: string, fewer = 1): void {
    const count = (this.#counts.get(name) ?? 0) - fewer
    if (count > 0) this.#counts.set(name, count)
    else this.#counts.delete(name)
  }
}
