import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { Work } from '#platform/server/work.ts'
import type { RecordAct } from '../record-acts.ts'
import { assemblyChanged } from '../events.ts'
import type { Difference } from '../held-shapes.ts'
import { recounted } from './recount.ts'
import { type AssemblyRecord, assemblyTable as a, entryTable as e } from './tables.ts'

/** Facts with their names in one order, however the database gives them back. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, one]) => [name, inOrder(one)]),
  )
}

/** An act of an assembly, before its hash is known. */
export interface Acted {
  number: number
  act: RecordAct
  facts: Record<string, unknown>
  at: Date
  byName: string
}

/** The hash of an act over the one before it (SHA-256, hexadecimal): whoever changes an earlier act changes all later ones. */
export const hashOf = (before: string, { number, act, facts, at, byName }: Acted): string =>
  createHash('sha256')
    .update(JSON.stringify([before, number, act, inOrder(facts), at.toISOString(), byName]))
    .digest('hex')

/** An act that is about to be noted. */
export interface NewAct {
  act: RecordAct
  facts?: Record<string, unknown>
  byName: string
}
type Noting = Pick<Work, 'db' | 'query' | 'now' | 'emit'>

/**
 * Adds an act to the record of an assembly and tells whoever shows it. The assembly's row is locked: acts stand one after the
 * other, whoever does them at the same moment. Facts hold numbers, ids and labels, so that they are the same read back.
 */
export const noteAct = (work: Noting, assembly: Pick<AssemblyRecord, 'id'>, act: NewAct): Promise<void> =>
  noteActs(work, assembly, [act])

/** As `noteAct`, several acts of one moment in their order, told once. */
export async function noteActs(
  work: Noting,
  { id: assemblyId }: Pick<AssemblyRecord, 'id'>,
  acts: readonly NewAct[],
): Promise<void> {
  const last = acts.at(-1)
  if (!last) return
  const [head] = await work.db
    .select({ number: a.chainNumber, hash: a.chainHash })
    .from(a)
    .where(eq(a.id, assemblyId))
    .for('update')
  if (!head) throw new Error('an act of no assembly')
  let { number, hash } = head
  const rows = acts.map(({ act, facts = {}, byName }) => {
    number++
    const plain = JSON.parse(JSON.stringify(facts)) as Record<string, unknown>
    const acted = { number, act, facts: plain, at: work.now, byName }
    hash = hashOf(hash, acted)
    return { assemblyId, ...acted, hash }
  })
  await work.db.insert(e).values(rows)
  await work.db.update(a).set({ chainNumber: number, chainHash: hash }).where(eq(a.id, assemblyId))
  work.emit(assemblyChanged, { assemblyId, act: last.act })
}

/** All acts of an assembly in their order, whether each still has the hash that it and those before it make, and where what was counted again from them differs from what is kept. */
export async function readChain(lease: Lease, assembly: AssemblyRecord) {
  const rows = await lease.db.select().from(e).where(eq(e.assemblyId, assembly.id)).orderBy(asc(e.number))
  let hash = ''
  const isWhole = rows.every((row, at) => {
    hash = hashOf(hash, row)
    return row.number === at + 1 && row.hash === hash
  })
  const isUnbroken = isWhole && hash === assembly.chainHash && rows.length === assembly.chainNumber
  const broken: Difference = { topicNumber: null, what: 'chain', option: '', recorded: '', counted: '' }
  const differences = [...(isUnbroken ? [] : [broken]), ...(await recounted(lease, assembly, rows))]
  return { isWhole: !differences.length, differences, rows }
}
