import { and, eq, isNull } from 'drizzle-orm'
import type { Given, Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { settingSections } from '#platform/server/sections.ts'
import { pointTable as p } from '#modules/building/alarm-points/server/public.ts'
import type { chargingPower } from '../contract.ts'
import { powerShared } from '../events.ts'
import { pointNeeded, sharingChanged } from '../problems.ts'
import { noSharing, Sharing } from '../setting.ts'
import { settingRows } from './tables.ts'

/** How the contract is shared. */
export const sections = settingSections(settingRows, {
  name: 'charging_power_setting',
  sections: { sharing: Sharing },
  defaults: noSharing,
  changed: sharingChanged,
  tell: (context, part, before, after) => {
    context.emit(powerShared, {})
    const about = {
      action: 'chargingPower.saveSharing',
      target: 'chargingPowerSetting',
      targetId: part,
    } as const
    context.audit({ ...about, before, after })
  },
})

/** Points that say kW, of the building alone. */
const meters = (lease: Lease) =>
  lease.db
    .select({ pointId: p.id, name: p.name, place: p.place, unit: p.unit })
    .from(p)
    .where(and(isNull(p.retiredAt), eq(p.isPrivate, false), eq(p.unit, 'kW')))
    .orderBy(p.name)

/** The rules with the points that could say what the building takes. */
export async function showSharing(
  context: Context,
): Promise<Given<typeof chargingPower.calls.showSharing>['data']> {
  const [{ sharing }, points] = await Promise.all([sections.show(context), meters(context)])
  return { ...sharing, points }
}

/** Changes the rules as they were seen. Throws pointNeeded, sharingChanged. */
export async function saveSharing(
  context: Context,
  given: Taken<typeof chargingPower.calls.saveSharing>,
): Promise<void> {
  if (given.baseFrom === 'point') {
    const known = await meters(context)
    if (!known.some(({ pointId }) => pointId === given.pointId)) throw pointNeeded()
  }
  await sections.save(context, 'sharing', given)
}
