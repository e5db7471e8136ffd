import { and, asc, eq, ne } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { CallContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Sealer } from '#platform/server/seal.ts'
import { electionKeyOf, spokenOf, trusteesText } from '#modules/assemblies/sealing/contract.ts'
import { keysAreUsed, trusteesNotReady } from '../problems.ts'
import type { assemblySealed, Trustees } from '../sealed-contract.ts'
import { lockAssembly, requireAssembly } from './assemblies.ts'
import { cardHashOf, newCardCode } from './card-codes.ts'
import { noteAct } from './chain.ts'
import { electionTable as x, trusteeTable as r, type TrusteeRecord } from './sealed-tables.ts'
import { topicTable as t } from './tables.ts'

/** Any two of the three trustees open what was voted. */
export const threshold = 2

/** The trustees of an assembly in their order. */
export const trusteesOf = (lease: Lease, assemblyId: string): Promise<TrusteeRecord[]> =>
  lease.db.select().from(r).where(eq(r.assemblyId, assemblyId)).orderBy(asc(r.place))

/** How far a trustee is. */
export const stateOf = ({ certificate, contribution, verificationKey }: TrusteeRecord) =>
  verificationKey ? 'ready' : contribution ? 'contributed' : certificate ? 'certified' : 'invited'

/** Messages of all trustees, where all have sent theirs. */
export function complete<T>(list: readonly (T | null)[]): T[] | undefined {
  const there = list.filter((one): one is T => one !== null)
  return there.length === list.length && list.length ? there : undefined
}

/** The key of an assembly's secret votes and its trustees as they are published. Throws trusteesNotReady. */
export async function keyOf(lease: Lease, assemblyId: string): Promise<{ key: string; trustees: string }> {
  const rows = await trusteesOf(lease, assemblyId)
  const certs = complete(rows.map(({ certificate }) => certificate))
  const contributions = complete(rows.map(({ contribution }) => contribution))
  const keys = complete(rows.map(({ verificationKey }) => verificationKey))
  if (!certs || !contributions || !keys) throw trusteesNotReady()
  return { key: electionKeyOf(contributions), trustees: trusteesText(threshold, certs, contributions, keys) }
}

/** What trustees compare aloud; empty until the last has sent theirs. */
export function spokenKey(rows: readonly TrusteeRecord[]): string {
  const contributions = complete(rows.map(({ contribution }) => contribution))
  return contributions && rows.every(({ verificationKey }) => verificationKey)
    ? spokenOf(electionKeyOf(contributions))
    : ''
}

const purpose = 'assemblyTrustee'

const page = '/mgmt/assemblyTrustee'

const toTrustees = (sealer: Sealer, rows: readonly TrusteeRecord[], publicAddress: string): Trustees => ({
  trustees: rows.map((row) => {
    const code = row.codeSealed ? sealer.open(purpose, row.codeSealed) : ''
    return {
      place: row.place,
      role: row.role,
      name: row.name,
      state: stateOf(row),
      code,
      url: code && `${publicAddress}${page}?code=${code}`,
    }
  }),
  spoken: spokenKey(rows),
})

/** The trustees of an assembly; `publicAddress`: where they reach the program, '' when nobody said. Throws notFound. */
export async function listTrustees(
  context: CallContext,
  assemblyId: string,
  publicAddress: string,
): Promise<Trustees> {
  await requireAssembly(context, assemblyId)
  return toTrustees(context.sealer, await trusteesOf(context, assemblyId), publicAddress)
}

/** Names the trustees anew: whoever opens the pages of their codes makes the keys. Throws notFound, keysAreUsed. */
export async function setTrustees(
  context: CallContext,
  { assemblyId, trustees }: Taken<typeof assemblySealed.calls.setTrustees>,
  publicAddress: string,
): Promise<Trustees> {
  const { db } = context
  const assembly = await lockAssembly(context, assemblyId)
  const used = await db
    .select({ uuid: x.uuid })
    .from(x)
    .innerJoin(t, and(eq(t.id, x.topicId), eq(t.round, x.round)))
    // A vote that was begun anew and waits again may have another key.
    .where(and(eq(t.assemblyId, assemblyId), ne(t.status, 'waiting')))
    .limit(1)
  if (used.length) throw keysAreUsed()
  await db.delete(r).where(eq(r.assemblyId, assemblyId))
  await db.insert(r).values(
    trustees.map((one, place) => {
      const code = newCardCode()
      const codeSealed = context.sealer.seal(purpose, code)
      return { id: newId(), assemblyId, place, codeHash: cardHashOf(code), codeSealed, ...one }
    }),
  )
  const facts = { trustees: trustees.map(({ role, name }) => ({ role, name })) }
  await noteAct(context, assembly, { act: 'setTrustees', facts, byName: context.actor.name })
  context.audit({
    action: 'assemblies.setTrustees',
    target: 'assembly',
    targetId: assemblyId,
    after: { title: assembly.title },
  })
  return toTrustees(context.sealer, await trusteesOf(context, assemblyId), publicAddress)
}
