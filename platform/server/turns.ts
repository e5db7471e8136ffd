/** Milliseconds of work in one piece, after which others have their turn. */
const longest = 10

/**
 * Lets others have their turn in long work: gives what each step awaits. It measures time, not steps, so that calls wait no
 * longer on a busy machine.
 */
export function turns(): () => Promise<void> | undefined {
  let since = performance.now()
  const others = async () => {
    await new Promise(setImmediate)
    since = performance.now()
  }
  return () => (performance.now() - since < longest ? undefined : others())
}

/** Things by their key; of two with one key the last. */
export async function byKey<One>(
  all: Iterable<One>,
  keyOf: (item: One) => string,
): Promise<Map<string, One>> {
  const turn = turns()
  const found = new Map<string, One>()
  for (const item of all) {
    await turn()
    found.set(keyOf(item), item)
  }
  return found
}
