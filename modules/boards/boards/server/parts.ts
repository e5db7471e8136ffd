import type { BoardPart } from '#platform/server/board-part.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Fact } from '../contract.ts'

/** What some parts say now; a part that nobody declares says nothing. */
export async function factsOf(
  lease: Lease,
  { parts, kinds, now }: { parts: readonly BoardPart[]; kinds: ReadonlySet<string>; now: Date },
): Promise<{ part: string; facts: Fact[] }[]> {
  const found: { part: string; facts: Fact[] }[] = []
  for (const { kind, list } of parts) {
    if (!kinds.has(kind)) continue
    const facts = await list({ ...lease, now })
    found.push({ part: kind, facts: facts.map(({ title, big, note }) => ({ title, big, note })) })
  }
  return found
}

/** What can be shown in this community, with what it says now. */
export function listParts(context: Context, parts: readonly BoardPart[]) {
  const { services } = context.actor
  const kinds = parts.flatMap(({ kind, services: needed }) =>
    !needed || needed.some((service) => services.has(service)) ? [kind] : [],
  )
  return factsOf(context, { parts, kinds: new Set(kinds), now: context.now })
}
