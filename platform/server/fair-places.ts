/** Leaves a place. */
export type Leave = () => void

/**
 * Places that several share, by name. Whoever holds as many as are still free gets no other one: one that takes whatever it can
 * get has half of them, a second one half of what is left, and so on; the last is left to who has none. Whoever waits gets a place in turn, one name after the other, so that nobody's queue is
 * in front of somebody else's.
 */
export class FairPlaces {
  #free: number
  readonly #held = new Map<string, number>()
  /** Those that wait, by name; the name that got a place last is the last one. */
  readonly #waiting = new Map<string, Set<() => void>>()

  constructor(places: number) {
    this.#free = places
  }

  /** Whether a name may have another place, or so many. */
  has(name: string, more = 1): boolean {
    return (this.#held.get(name) ?? 0) + more <= this.#free
  }

  /** The names that hold places and may have no other one. */
  full(): string[] {
    return [...this.#held.keys()].filter((name) => !this.has(name))
  }

  /** Takes a place, whether the name may have one or not. */
  enter(name: string, more = 1): void {
    this.#free -= more
    this.#held.set(name, (this.#held.get(name) ?? 0) + more)
  }

  leave(name: string, fewer = 1): void {
    this.#free += fewer
    const held = (this.#held.get(name) ?? 0) - fewer
    if (held > 0) this.#held.set(name, held)
    else this.#held.delete(name)
    this.#letIn()
  }

  /** Waits for a place, for so many milliseconds at most. Throws what `late` makes. */
  async take(name: string, patience?: { milliseconds: number; late(): Error }): Promise<Leave> {
    if (this.#waiting.has(name) || !this.has(name)) await this.#wait(name, patience)
    else this.enter(name)
    let isOver = false
    return () => {
      if (!isOver) this.leave(name)
      isOver = true
    }
  }

  #wait(name: string, patience?: { milliseconds: number; late(): Error }): Promise<void> {
    return new Promise((resolve, reject) => {
      const those = this.#waiting.get(name) ?? new Set()
      this.#waiting.set(name, those)
      const go = () => {
        clearTimeout(end)
        resolve()
      }
      those.add(go)
      const giveUp = () => {
        those.delete(go)
        if (!those.size) this.#waiting.delete(name)
        reject(patience?.late())
      }
      const end = patience && setTimeout(giveUp, patience.milliseconds)
    })
  }

  #letIn(): void {
    for (const [name, those] of this.#waiting) {
      if (!this.#free) return
      const [go] = those
      if (!go || !this.has(name)) continue
      those.delete(go)
      this.#waiting.delete(name)
      if (those.size) this.#waiting.set(name, those)
      this.enter(name)
      go()
    }
  }
}
