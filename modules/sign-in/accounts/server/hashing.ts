import { availableParallelism } from 'node:os'
import { tooManyAtOnce } from '../contract.ts'

/** How many hashes are made at once: each takes 19 MiB and a core, and one core is left for everything else. */
const atOnce = Math.max(1, Math.min(4, availableParallelism() - 1))
/** How many wait for their turn in each line; more would wait longer than anybody does. */
const mostWaiting = 100

let running = 0
/** Who waits: those of known browsers first. */
const lines: Record<'known' | 'others', (() => void)[]> = { known: [], others: [] }

/**
 * Does costly work of a password in its turn, so that a flood of sign-ins takes neither all processors nor all memory;
 * whoever comes from a known browser goes before all others. Throws tooManyAtOnce when too many wait.
 */
export async function inTurn<T>(work: () => Promise<T>, line: keyof typeof lines = 'others'): Promise<T> {
  if (running >= atOnce) {
    if (lines[line].length >= mostWaiting) throw tooManyAtOnce()
    // Whoever ends hands its place on, so nobody new comes in between.
    await new Promise<void>((go) => lines[line].push(go))
  } else running++
  try {
    return await work()
  } finally {
    const next = lines.known.shift() ?? lines.others.shift()
    if (next) next()
    else running--
  }
}
