import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Taken } from '#platform/contract/call.ts'
import { requireHousehold, residentOf } from '#modules/homes/households/server/public.ts'
import {
  type deposits,
  payerMissing,
  recipientElsewhere,
  recipientMissing,
  unknownKind,
} from '../contract.ts'
import { depositKinds } from './tables.ts'

type Said = Omit<Taken<typeof deposits.calls.register>, 'depositId' | 'money' | 'photoPath' | 'signaturePath'>

/** The name of the kind. `known` is the kind that the deposit has already: it may be retired. Throws unknownKind. */
async function kindNameOf(lease: Lease, number: number, known?: { number: number; name: string }) {
  if (known?.number === number) return known.name
  const [kind] = await lease.db
    .select({ name: depositKinds.name })
    .from(depositKinds)
    .where(and(eq(depositKinds.number, number), isNull(depositKinds.retiredAt)))
  if (!kind) throw unknownKind()
  return kind.name
}

interface Receiver {
  householdId: string | null
  recipientId: string | null
  recipientName: string
  recipientPhone: string
}

/** The receiver: a household, with a named person of it or whole; else an outsider, who has a name and a phone. */
async function receiverOf(context: Context, said: Said): Promise<Receiver> {
  const { householdId, recipientId, recipientName, recipientPhone } = said
  if (!householdId) {
    if (!recipientName) throw recipientMissing()
    return { householdId: null, recipientId: null, recipientName, recipientPhone }
  }
  await requireHousehold(context, householdId)
  const resident = recipientId ? await residentOf(context, householdId, recipientId) : undefined
  if (recipientId && !resident) throw recipientElsewhere()
  return { householdId, recipientId, recipientName: resident?.name ?? '', recipientPhone: '' }
}

/**
 * Checks what a desk says of a deposit and gives the columns that it fills.
 * Throws recipientMissing, payerMissing, notFound (household), recipientElsewhere, unknownKind.
 */
export async function contentOf(context: Context, said: Said, known?: { number: number; name: string }) {
  const receiver = await receiverOf(context, said)
  const { payerHouseholdId, payerName, payerPhone } = said
  if (!payerHouseholdId && !payerName) throw payerMissing()
  if (payerHouseholdId) await requireHousehold(context, payerHouseholdId)
  const { kindDetail, temperature, shelfPosition, note, expectedOn } = said
  return {
    ...receiver,
    payerHouseholdId,
    payerName,
    payerPhone: payerHouseholdId ? '' : payerPhone,
    kindDetail,
    kindName: await kindNameOf(context, kindDetail, known),
    temperature,
    shelfPosition,
    note,
    expectedOn,
  }
}
