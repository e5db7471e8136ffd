/** How often the same text is run within a minute before it counts as one that comes again. */
const again = 8
const minute = 60_000
/** Texts that are prepared: every connection that runs one keeps it, some 25 KB each. */
const mostPrepared = 300
/** Characters of a text: what is longer writes many rows at once, and another number of them the next time. */
const longest = 8000

/** The names of texts that come again, given while a program runs. */
export class Recurring {
  readonly #names = new Map<string, string>()
  #seen = new Map<string, number>()
  #since = -minute

  /**
   * The name under which a text with values is prepared, undefined until it has come so often that it will come again. What
   * is put together for a call has mostly the text of the last time; by a name PostgreSQL reads it once a connection, and
   * plans it for its values only as long as they make a better plan (decision 008).
   */
  nameOf(text: string, now = performance.now()): string | undefined {
    const name = this.#names.get(text)
    if (name || text.length > longest || this.#names.size >= mostPrepared) return name
    if (now - this.#since > minute) {
      this.#since = now
      this.#seen = new Map()
    }
    const times = (this.#seen.get(text) ?? 0) + 1
    this.#seen.set(text, times)
    if (times < again) return undefined
    const given = `recurring_${this.#names.size}`
    this.#names.set(text, given)
    return given
  }
}
