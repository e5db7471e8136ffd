import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { normalTelephone } from '#platform/contract/telephone.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { isPlace } from '../city-areas.ts'
import type { suppliers } from '../contract.ts'
import { suppliersChanged } from '../events.ts'
import {
  badTaxId,
  noSuchPlace,
  noSuchType,
  notATelephone,
  supplierChanged,
  supplierIdTaken,
  supplierNameTaken,
  supplierOver,
} from '../problems.ts'
import type { Supplier } from '../shapes.ts'
import { supplierTypes } from '../supplier-types.ts'
import { readSupplier } from './queries.ts'
import { type SupplierRow, supplierTable as s } from './tables.ts'

type Calls = typeof suppliers.calls
type Added = Taken<Calls['addSupplier']>
type Content = Omit<Added, 'supplierId'>

/** The weights of 統一編號 (財政部): the digits of the products add up to a multiple of five; a seventh digit 7 counts as one less too. */
const weights = [1, 2, 1, 2, 1, 2, 4, 1]

/** Whether it is a 統一編號. */
export function isTaxId(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false
  const sum = weights
    .map((weight, nth) => weight * Number(text[nth]))
    .reduce((all, product) => all + Math.floor(product / 10) + (product % 10), 0)
  return sum % 5 === 0 || (text[6] === '7' && (sum + 1) % 5 === 0)
}

function telephone(text: string): string {
  const phone = normalTelephone(text)
  if (phone === undefined) throw notATelephone()
  return phone
}

/** What is kept of what was typed. Throws badTaxId, noSuchPlace, noSuchType, notATelephone. */
function checked(given: Content): Content {
  if (given.taxId && !isTaxId(given.taxId)) throw badTaxId()
  if (!isPlace(given.cityName, given.areaName)) throw noSuchPlace()
  if (given.typeIds.some((id) => !(id in supplierTypes))) throw noSuchType()
  return {
    ...given,
    typeIds: [...new Set(given.typeIds)].sort((one, other) => one - other),
    phone: telephone(given.phone),
    contacts: given.contacts.map((contact) => ({ ...contact, phone: telephone(contact.phone) })),
  }
}

async function requireFreeName(context: Context, name: string, id: string): Promise<void> {
  await oneAtATime(context, 'suppliers')
  const [taken] = await context.db
    .select({ id: s.id })
    .from(s)
    .where(and(eq(s.name, name), isNull(s.endedAt), ne(s.id, id)))
  if (taken) throw supplierNameTaken(name)
}

/** What the audit says of it: not whom to speak to. */
const told = ({ name, typeIds, taxId }: Content) => ({ name, typeIds, taxId })

/** Adds a supplier. Throws supplierIdTaken, supplierNameTaken, and what `checked` throws. */
export async function addSupplier(context: Context, { supplierId: id, ...given }: Added): Promise<Supplier> {
  const content = checked(given)
  await createOnce(context, {
    id,
    find: () => rowOf(context, s, id),
    isSame: (row) => says(row, content),
    taken: supplierIdTaken,
    again: { action: 'suppliers.addAgain', target: 'supplier', targetId: id },
    create: async () => {
      await requireFreeName(context, content.name, id)
      await context.db.insert(s).values({ id, ...content, addedAt: context.now })
      context.emit(suppliersChanged, { supplierId: id })
      context.audit({ action: 'suppliers.add', target: 'supplier', targetId: id, after: told(content) })
    },
  })
  return readSupplier(context, id)
}

/** A supplier that works here, held until the transaction ends. Throws notFound, supplierOver. */
export async function lockSupplier(lease: Lease, supplierId: string): Promise<SupplierRow> {
  const [row] = await lease.db.select().from(s).where(eq(s.id, supplierId)).for('update')
  if (!row) throw problems.notFound()
  if (row.endedAt) throw supplierOver()
  return row
}

/** Changes a supplier. Throws notFound, supplierOver, supplierChanged, supplierNameTaken, and what `checked` throws. */
export async function correctSupplier(
  context: Context,
  { supplierId, rowVersion, ...given }: Taken<Calls['correctSupplier']>,
): Promise<Supplier> {
  const content = checked(given)
  await requireFreeName(context, content.name, supplierId)
  const row = await lockSupplier(context, supplierId)
  if (row.rowVersion !== rowVersion) throw supplierChanged()
  await context.db
    .update(s)
    .set({ ...content, rowVersion: rowVersion + 1 })
    .where(eq(s.id, supplierId))
  context.emit(suppliersChanged, { supplierId })
  context.audit({
    action: 'suppliers.correct',
    target: 'supplier',
    targetId: supplierId,
    before: told(row),
    after: told(content),
  })
  return readSupplier(context, supplierId)
}

/** The supplier works here no more; what it did stays. Throws notFound, supplierOver. */
export async function endSupplier(context: Context, supplierId: string): Promise<void> {
  const { name } = await lockSupplier(context, supplierId)
  await context.db
    .update(s)
    .set({ endedAt: context.now, endedByName: context.actor.name })
    .where(eq(s.id, supplierId))
  context.emit(suppliersChanged, { supplierId })
  context.audit({ action: 'suppliers.end', target: 'supplier', targetId: supplierId, after: { name } })
}
