import { eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { currentHouseholdId } from '#modules/homes/households/server/public.ts'
import { refundOfOther } from '../problems.ts'
import { payments } from './tables.ts'

// What it is put to now counts, the last first; else its account; and what the desk took of somebody is theirs.
const owner = `
  select coalesce(
    (select a.household_id from payment_allocation a
      where a.payment_id = p.id and a.undoes_id is null and a.household_id is not null
        and not exists (select from payment_allocation u where u.undoes_id = a.id)
      order by a.at desc, a.id desc limit 1),
    (select b.household_id from bill_code c join bill b on b.id = c.bill_id where c.code = p.code),
    (select a.household_id from payment_allocation a
      where p.source = 'desk' and a.payment_id = p.id and a.undoes_id is null and a.household_id is not null
      order by a.at, a.id limit 1)) as "householdId"
  from payment p where p.id = $1`

/** Whose a payment is: of what it is put to, else of its account's bill; null: nobody's yet. Mergers are followed. */
export async function ownerOf(lease: Lease, paymentId: string): Promise<string | null> {
  const [row] = await lease.query<{ householdId: string | null }>(owner, [paymentId])
  return row?.householdId ? currentHouseholdId(lease, row.householdId) : null
}

/** Throws refundOfOther when a payment is another household's; what is nobody's yet is given back to whom two people say. */
export async function requireOwner(lease: Lease, paymentId: string, householdId: string): Promise<void> {
  const owned = await ownerOf(lease, paymentId)
  if (owned && owned !== (await currentHouseholdId(lease, householdId))) throw refundOfOther()
}

/** Writes down whose a locked payment is, after something was put to it or taken back: who is dunned and refunded goes by it. */
export async function keepOwner(context: Context, paymentId: string): Promise<void> {
  const householdId = await ownerOf(context, paymentId)
  await context.db.update(payments).set({ householdId }).where(eq(payments.id, paymentId))
}
