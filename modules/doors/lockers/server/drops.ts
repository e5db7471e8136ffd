import { eq } from 'drizzle-orm'
import type { Sealer } from '#platform/server/seal.ts'
import { contextOf, type Author, type Work } from '#platform/server/work.ts'
import type { Context } from '#platform/server/context.ts'
import { usualKind, register } from '#modules/parcels/packages/server/public.ts'
import type { Size } from '../shapes.ts'
import { askToOpen } from './doors.ts'
import { fittingCubby } from './free.ts'
import { lockCabinet, requireCubby, type CabinetRow, type StayRow } from './locks.ts'
import { lockersChanged } from '../events.ts'
import { noteStep } from './steps.ts'
import { armStay } from './stow.ts'
import { stayTable as s } from './tables.ts'

/** A parcel as its courier tells of it. */
export interface Dropped {
  stayId: string
  cabinetId: string
  householdId: string
  size: Size
  trackingNumber: string
  photoPath: string
}

/** Whose name stands beside what couriers do. */
export const courierName = '快遞投櫃'

const registration = async (work: Context, of: Omit<Dropped, 'cabinetId' | 'size'>) => ({
  packageId: of.stayId,
  householdId: of.householdId,
  recipientId: null,
  kindId: await usualKind(work),
  courierId: null,
  temperature: 0 as const,
  trackingNumber: of.trackingNumber,
  shelfPosition: '',
  note: '',
  photoPath: of.photoPath,
  inPersonOnly: false,
  cashOnDelivery: false,
  pieceCount: 1,
})

/**
 * A courier stands before a cabinet: a cubby that fits is theirs and opens, or, where none does or the line is gone, the parcel is
 * registered for the desk, as the same record. Gives the cubby, or none. The caller holds the stay's id.
 */
export async function beginDrop(context: Context, of: Dropped): Promise<{ cubbyName: string }> {
  const cabinet = await lockCabinet(context, of.cabinetId)
  const cubby = cabinet.connectionId ? await fittingCubby(context, of.cabinetId, of.size) : undefined
  const { stayId, householdId, size, trackingNumber, photoPath } = of
  const stay = {
    id: stayId,
    source: 'courier' as const,
    householdId,
    size,
    trackingNumber,
    photoPath,
    cabinetId: cabinet.id,
  }
  if (!cubby) {
    await register(context, await registration(context, of), { cubby: null })
    await context.db.insert(s).values({
      ...stay,
      state: 'receivedAtOffice',
      packageId: stayId,
      askedAt: context.now,
      endedAt: context.now,
      reason: cabinet.connectionId ? '沒有空格，改放櫃台' : '智取櫃離線，改放櫃台',
    })
    await noteStep(context, { step: 'receivedAtOffice', stayId, by: courierName })
    return { cubbyName: '' }
  }
  await context.db.insert(s).values({ ...stay, state: 'dropping', cubbyId: cubby.id, askedAt: context.now })
  await askToOpen(context, {
    commandId: stayId,
    cabinet,
    cubbyId: cubby.id,
    stayId,
    why: 'drop',
    by: courierName,
  })
  await noteStep(context, { step: 'dropBegun', stayId, cubbyId: cubby.id, by: courierName })
  context.emit(lockersChanged, { cabinetId: cabinet.id })
  return { cubbyName: cubby.name }
}

type OpenStay = Pick<StayRow, 'id' | 'householdId' | 'trackingNumber' | 'photoPath' | 'cubbyId'>

/** The parcel of a drop lies in its cubby: the package is registered there. The caller holds cabinet and stay. */
export async function completeDrop(
  context: Context,
  sealer: Sealer,
  of: { cabinet: CabinetRow; stay: OpenStay; at: Date; by: string },
): Promise<void> {
  const { cabinet, stay, at, by } = of
  const cubby = await requireCubby(context, stay.cubbyId ?? '')
  await register(context, await registration(context, { ...stay, stayId: stay.id }), { cubby: cubby.name })
  await armStay(context, sealer, { cabinet, cubby, stay, packageId: stay.id, at, by })
}

/** The parcel of a drop came to the desk instead. The caller holds the stay. */
export async function dropToDesk(
  context: Context,
  stay: OpenStay,
  of: { by: string; reason: string },
): Promise<void> {
  await register(context, await registration(context, { ...stay, stayId: stay.id }), { cubby: null })
  await context.db
    .update(s)
    .set({ state: 'receivedAtOffice', packageId: stay.id, endedAt: context.now, reason: of.reason })
    .where(eq(s.id, stay.id))
  await noteStep(context, { step: 'receivedAtOffice', stayId: stay.id, cubbyId: stay.cubbyId, ...of })
}

/** There was no parcel. The caller holds the stay. */
export async function dropOfNothing(context: Context, stay: OpenStay, of: { by: string; reason: string }) {
  await context.db
    .update(s)
    .set({ state: 'cancelled', endedAt: context.now, reason: of.reason })
    .where(eq(s.id, stay.id))
  await noteStep(context, { step: 'cancelled', stayId: stay.id, cubbyId: stay.cubbyId, ...of })
}

/** What verbs of packages work with, in the name of a cabinet or a courier. */
export const actingAs = (work: Work, author: Author, of: Parameters<typeof contextOf>[2]): Context =>
  contextOf(work, author, of)
