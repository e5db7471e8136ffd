import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Paper, Rating, Supplier, SupplierFile } from '../shapes.ts'
import { supplierTypes } from '../supplier-types.ts'
import {
  fileTable as f,
  type PaperRow,
  paperTable as p,
  ratingTable as r,
  supplierTable as s,
} from './tables.ts'

/** A paper as it is told. */
export const toPaper = ({ id, toldFor: _told, communityId: _own, ...rest }: PaperRow): Paper => ({
  ...rest,
  paperId: id,
})

/** Suppliers that meet a condition, by name, with papers and ratings. */
export async function readSuppliers(lease: Lease, condition: SQL | undefined): Promise<Supplier[]> {
  const rows = await lease.db.select().from(s).where(condition).orderBy(asc(s.name), asc(s.id)).limit(1000)
  const papers = await lease.db.select().from(p).orderBy(asc(p.endDay), asc(p.title), asc(p.id))
  const stars = await lease.db
    .select({
      supplierId: r.supplierId,
      tenths: sql<number>`round(avg(${r.stars}) * 10)::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(r)
    .groupBy(r.supplierId)
  const ratingOf = new Map(stars.map((row) => [row.supplierId, row]))
  const papersOf = new Map<string, Paper[]>()
  for (const row of papers)
    papersOf.set(row.supplierId, [...(papersOf.get(row.supplierId) ?? []), toPaper(row)])
  return rows.map(({ id, endedAt, endedByName: _who, communityId: _own, ...rest }) => ({
    ...rest,
    supplierId: id,
    isEnded: endedAt !== null,
    papers: papersOf.get(id) ?? [],
    ratingTenths: ratingOf.get(id)?.tenths ?? 0,
    ratings: ratingOf.get(id)?.count ?? 0,
  }))
}

/** The suppliers that somebody looks for. */
export function listSuppliers(
  lease: Lease,
  { keyword, typeId, isAll }: { keyword: string; typeId?: number | undefined; isAll: boolean },
): Promise<Supplier[]> {
  return readSuppliers(
    lease,
    and(
      isAll ? undefined : isNull(s.endedAt),
      typeId === undefined ? undefined : sql`${typeId} = any(${s.typeIds})`,
      keyword
        ? sql`strpos(upper(concat_ws(' ', ${s.name}, ${s.taxId}, ${s.phone}, ${s.note}, ${s.contacts}::text)), ${keyword.toUpperCase()}) > 0`
        : undefined,
    ),
  )
}

/** One supplier. Throws notFound. */
export async function readSupplier(lease: Lease, supplierId: string): Promise<Supplier> {
  const [found] = await readSuppliers(lease, eq(s.id, supplierId))
  if (!found) throw problems.notFound()
  return found
}

/** What suppliers do, with how many there are of each. */
export async function listTypes(lease: Lease) {
  const rows = await lease.query<{ typeId: number; count: number }>(
    `select t as "typeId", count(*)::int as count from supplier, unnest(type_ids) t where ended_at is null group by t`,
  )
  const counts = new Map(rows.map(({ typeId, count }) => [typeId, count]))
  return Object.entries(supplierTypes).map(([id, typeName]) => ({
    typeId: Number(id),
    typeName,
    count: counts.get(Number(id)) ?? 0,
  }))
}

/** Ratings that are shown. */
const shownRatings = 50

/** What was thought of a supplier's works, the newest first. Throws notFound. */
export async function listRatings(lease: Lease, supplierId: string): Promise<Rating[]> {
  await readSupplier(lease, supplierId)
  const { id: ratingId, about, stars, at, ratedByName: by } = r
  return lease.db
    .select({ ratingId, about, stars, at, by })
    .from(r)
    .where(eq(r.supplierId, supplierId))
    .orderBy(desc(r.at), desc(r.id))
    .limit(shownRatings)
}

export const toFile = (row: typeof f.$inferSelect): SupplierFile => ({
  fileId: row.id,
  fileName: row.name,
  contentType: row.contentType,
  bytes: row.bytes,
  addedAt: row.addedAt,
  addedBy: row.addedByName,
})

/** The files of a supplier, the newest first. */
export async function listFiles(lease: Lease, supplierId: string): Promise<SupplierFile[]> {
  await readSupplier(lease, supplierId)
  const rows = await lease.db
    .select()
    .from(f)
    .where(eq(f.supplierId, supplierId))
    .orderBy(desc(f.addedAt), desc(f.id))
  return rows.map(toFile)
}
