import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { unitTable as u } from './tables.ts'

const digestOf = (lines: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(lines)).digest('hex')

/** The digest of a roll (SHA-256, hexadecimal): every unit with its owners and area, in its order. */
export async function rollDigest({ db }: Pick<Lease, 'db'>, assemblyId: string): Promise<string> {
  const units = await db
    .select({ label: u.label, ownerKey: u.ownerKey, representative: u.representative, area: u.area })
    .from(u)
    .where(eq(u.assemblyId, assemblyId))
    .orderBy(asc(u.position), asc(u.id))
  return rollDigestOf(units)
}

/** As `rollDigest`, of units in their order. */
export const rollDigestOf = (
  units: readonly { label: string; ownerKey: string; representative: string; area: number }[],
): string => digestOf(units.map((unit) => [unit.label, unit.ownerKey, unit.representative, unit.area]))

interface Weighed {
  unitId: string
  agentKey: string | null
  heads: number
  fifths: number
}

/** The digest of who was there when voting began, and what each counted. */
export const weightsDigest = (weights: readonly Weighed[]): string =>
  digestOf(
    weights
      .map(({ unitId, agentKey, heads, fifths }) => [unitId, agentKey, heads, fifths] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
