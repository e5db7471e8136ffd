import { setRented } from '#modules/homes/households/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { rentersLiveHere } from '../contract.ts'
import { residentsChanged } from '../events.ts'
import { renter } from '../shapes.ts'
import { dayIn } from './days.ts'
import { writeMoves } from './history.ts'
import { lockHomes, type LockedHome } from './lock.ts'
import { residentsOf } from './queries.ts'

async function turn(context: Context, home: LockedHome, isRented: boolean, reason: string): Promise<void> {
  await setRented(context, home.id, isRented)
  const kind = isRented ? 'rented' : 'rentEnded'
  writeMoves(context, [{ kind, residentId: null, to: home.id, onDay: dayIn(context.now), reason }])
}

/** A household in which a renter lives is rented. */
export async function rentedByRenter(
  context: Context,
  home: LockedHome,
  identityId: number | null | undefined,
): Promise<void> {
  if (identityId === renter && !home.isRented) await turn(context, home, true, '')
}

/**
 * Says whether a household is rented. Throws notFound, noFlat, and rentersLiveHere when it is to be no longer although
 * a renter lives there.
 */
export async function setRent(
  context: Context,
  input: { householdId: string; isRented: boolean; reason: string },
): Promise<{ isRented: boolean }> {
  const { householdId, isRented, reason } = input
  const [home] = await lockHomes(context, [householdId])
  if (home && home.isRented !== isRented) {
    const people = isRented ? [] : await residentsOf(context, householdId)
    const renters = people.filter((person) => person.identityId === renter)
    if (renters.length) throw rentersLiveHere(renters.map((renter) => renter.name).join('、'))
    await turn(context, home, isRented, reason)
  }
  context.emit(residentsChanged, { householdIds: [householdId] })
  context.audit({
    action: 'residents.setRent',
    target: 'household',
    targetId: householdId,
    before: { isRented: home?.isRented },
    after: { isRented },
    reason: reason || undefined,
  })
  return { isRented }
}
