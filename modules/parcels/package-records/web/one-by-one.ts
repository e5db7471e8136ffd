/**
 * Does something with one after another and stops at the first that is refused, which it gives back with the reason.
 * Those in `done` are left out; each that went well is added to it.
 */
export async function oneByOne<One extends { packageId: string }>(
  of: readonly One[],
  done: Set<string>,
  act: (item: One) => Promise<void>,
): Promise<{ at: One; error: unknown } | undefined> {
  for (const at of of) {
    if (done.has(at.packageId)) continue
    try {
      await act(at)
    } catch (error) {
      return { at, error }
    }
    done.add(at.packageId)
  }
  return undefined
}
