/**
 * What has to be written down once: it is tried at once and again until it is, each for itself, so that one that takes long holds
 * none of the others.
 */
export class TriedAgain {
  readonly #waiting = new Map<string, () => Promise<unknown>>()
  readonly #running = new Set<string>()
  readonly #failed: (error: unknown) => void

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed
  }

  /** Does it, now or later; what has the same id takes the place of what waits. */
  begin(id: string, work: () => Promise<unknown>): void {
    this.#waiting.set(id, work)
    void this.#try(id, work)
  }

  /** Tries again whatever waits and is not being tried. */
  async again(): Promise<void> {
    for (const [id, work] of this.#waiting) void this.#try(id, work)
  }

  async #try(id: string, work: () => Promise<unknown>): Promise<void> {
    if (this.#running.has(id)) return
    this.#running.add(id)
    try {
      await work()
      if (this.#waiting.get(id) === work) this.#waiting.delete(id)
    } catch (error) {
      this.#failed(error)
    } finally {
      this.#running.delete(id)
    }
  }
}
