import { and, asc, eq, isNull } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Reason } from '../contract.ts'
import { entries } from './entries.ts'
import { reasons, vendorKinds } from './tables.ts'

const asEntry = (row: { position: number; version: number; retiredAt: Date | null }) => ({
  sort: row.position,
  isEnabled: row.retiredAt === null,
  rowVersion: row.version,
})

/** Reasons in their order, retired ones after them, with the offered kinds of vendors of each. */
export async function listReasons(lease: Lease): Promise<Reason[]> {
  const [rows, kinds] = await Promise.all([entries.reasons.read(lease), entries.vendorKinds.read(lease)])
  const shown = rows.map((row) => ({
    reasonId: row.id,
    name: row.name,
    ...asEntry(row),
    vendorKinds: kinds
      .filter((kind) => kind.reasonId === row.id && !kind.retiredAt)
      .map((kind) => ({ vendorKindId: kind.id, name: kind.name })),
  }))
  return [...shown.filter((item) => item.isEnabled), ...shown.filter((item) => !item.isEnabled)]
}

/** The kinds of vendors of a reason, retired ones too. Throws notFound. */
export async function listVendorKinds(lease: Lease, reasonId: string) {
  const [reason] = await lease.db.select({ id: reasons.id }).from(reasons).where(eq(reasons.id, reasonId))
  if (!reason) throw problems.notFound()
  const kinds = (await entries.vendorKinds.read(lease)).filter((kind) => kind.reasonId === reasonId)
  return kinds.map((kind) => ({ vendorKindId: kind.id, name: kind.name, ...asEntry(kind) }))
}

/** Every kind of vendors that is offered, of reasons that are. */
export async function listAllVendorKinds(lease: Lease) {
  return lease.db
    .select({ vendorKindId: vendorKinds.id, name: vendorKinds.name, reasonId: vendorKinds.reasonId })
    .from(vendorKinds)
    .innerJoin(reasons, eq(reasons.id, vendorKinds.reasonId))
    .where(and(isNull(vendorKinds.retiredAt), isNull(reasons.retiredAt)))
    .orderBy(asc(reasons.position), asc(vendorKinds.position), asc(vendorKinds.name))
}

/** All kinds of cards, retired ones too. */
export async function allPledgeKinds(lease: Lease) {
  const rows = await entries.pledgeKinds.read(lease)
  return rows.map((row) => ({
    pledgeKindId: row.id,
    name: row.name,
    isNationalId: row.isNationalId,
    ...asEntry(row),
  }))
}
