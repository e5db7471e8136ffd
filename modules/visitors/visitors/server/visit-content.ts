import { barePlate, normalPlate } from '#platform/contract/plate.ts'
import { maskMobile } from '#platform/contract/masking.ts'
import { normalTelephone, telephoneKey } from '#platform/contract/telephone.ts'
import type { Lease } from '#platform/server/database.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import {
  pledgeNameOf,
  reasonNameOf,
  vendorKindNameOf,
} from '#modules/visitors/visitor-settings/server/public.ts'
import {
  householdMissing,
  notAPhone,
  notAPlate,
  reasonMissing,
  unknownPledge,
  unknownReason,
  unknownVendorKind,
} from '../contract.ts'
import type { VisitTarget } from '#modules/visitors/visits/contract.ts'
import type { VisitorRow } from '#modules/visitors/visits/server/public.ts'

/** Who comes, to whom and why, as it was typed. */
export interface Typed {
  target?: VisitTarget | undefined
  householdId: string | null
  name: string
  phone: string
  people: number
  reasonId: string | null
  reason: string
  vendorKindId: string | null
  firm: string
  plate: string
  parkingBay: string
  remark: string
}

const plateShape = /^[A-Z0-9\p{Script=Han}-]{2,12}$/u

function plateOf(typed: string) {
  const plate = normalPlate(typed)
  if (plate && !plateShape.test(plate)) throw notAPlate()
  return { plate, plateKey: barePlate(plate) }
}

/** A telephone as it is kept, and as it is compared: its digits alone; a masked one stays what it was. Throws notAPhone. */
function phoneOf(typed: string, before = '') {
  const isKept = before !== '' && typed === maskMobile(before)
  const phone = normalTelephone(isKept ? before : typed)
  if (phone === undefined) throw notAPhone()
  return { phone, phoneKey: telephoneKey(phone) }
}

async function reasonOf(lease: Lease, typed: Typed, before?: VisitorRow) {
  const { reasonId, reason } = typed
  if (!reasonId) {
    if (!reason) throw reasonMissing()
    return { reasonId: null, reason }
  }
  // A reason that was retired since may stay, by the name that it had.
  if (reasonId === before?.reasonId) return { reasonId, reason: before.reason }
  const name = await reasonNameOf(lease, reasonId)
  if (name === undefined) throw unknownReason()
  return { reasonId, reason: name }
}

async function vendorOf(lease: Lease, { vendorKindId, reasonId }: Typed, before?: VisitorRow) {
  if (!vendorKindId) return { vendorKindId: null, vendorKind: '' }
  if (vendorKindId === before?.vendorKindId && reasonId === before.reasonId)
    return { vendorKindId, vendorKind: before.vendorKind }
  const vendorKind = await vendorKindNameOf(lease, vendorKindId, reasonId)
  if (vendorKind === undefined) throw unknownVendorKind()
  return { vendorKindId, vendorKind }
}

/**
 * What was typed as it is written down: plates and telephones in their usual form, reasons by name, the target said.
 * `before` is what stood there. Throws householdMissing, notFound (household), reasonMissing, unknownReason,
 * unknownVendorKind, notAPlate, notAPhone.
 */
export async function contentOf(lease: Lease, typed: Typed, before?: VisitorRow) {
  const { householdId, name, people, firm, parkingBay, remark } = typed
  const target = typed.target ?? (householdId ? 'household' : 'other')
  if (target === 'household' && !householdId) throw householdMissing()
  if (householdId && householdId !== before?.householdId) await requireHousehold(lease, householdId)
  return {
    target,
    householdId,
    name,
    people,
    firm,
    parkingBay,
    remark,
    ...plateOf(typed.plate),
    ...phoneOf(typed.phone, before?.phone),
    ...(await reasonOf(lease, typed, before)),
    ...(await vendorOf(lease, typed, before)),
  }
}
export type Content = Awaited<ReturnType<typeof contentOf>>

/** The kind of card that the desk keeps, by its name of today. Throws unknownPledge. */
export async function pledgeOf(
  lease: Lease,
  given: { pledgeKindId: string | null; pledgeSlot: string },
  before?: VisitorRow,
) {
  const { pledgeKindId, pledgeSlot } = given
  if (!pledgeKindId) return { pledgeKindId: null, pledgeKind: '', pledgeSlot: '' }
  if (pledgeKindId === before?.pledgeKindId)
    return { pledgeKindId, pledgeKind: before.pledgeKind, pledgeSlot }
  const pledgeKind = await pledgeNameOf(lease, pledgeKindId)
  if (pledgeKind === undefined) throw unknownPledge()
  return { pledgeKindId, pledgeKind, pledgeSlot }
}
