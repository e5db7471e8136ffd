import type { BoardPart } from '#platform/server/board-part.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Fact } from '../contract.ts'

/** Minutes for which what a part said may be shown without a line. */
const usualMinutes = 10

/** Which parts there are for a community with these services. */
export const offered = (parts: readonly BoardPart[], services: ReadonlySet<number>): Set<string> =>
  new Set(
    parts.flatMap(({ kind, services: needed }) =>
      !needed || needed.some((service) => services.has(service)) ? [kind] : [],
    ),
  )

/** What some parts say now; a part that nobody declares says nothing. */
export async function factsOf(
  lease: Lease,
  { parts, kinds, now }: { parts: readonly BoardPart[]; kinds: ReadonlySet<string>; now: Date },
): Promise<{ part: string; facts: Fact[]; minutes: number }[]> {
  const found: { part: string; facts: Fact[]; minutes: number }[] = []
  for (const { kind, list, lasts: minutes = usualMinutes } of parts) {
    if (!kinds.has(kind)) continue
    const facts = await list({ ...lease, now })
    found.push({ part: kind, facts: facts.map(({ title, big, note }) => ({ title, big, note })), minutes })
  }
  return found
}

/** What can be shown in this community, with what it says now. */
export async function listParts(context: Context, parts: readonly BoardPart[]) {
  const kinds = offered(parts, context.actor.services)
  const found = await factsOf(context, { parts, kinds, now: context.now })
  return found.map(({ part, facts }) => ({ part, facts }))
}
