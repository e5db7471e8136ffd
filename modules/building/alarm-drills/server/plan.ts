import { problems } from '#platform/contract/problems.ts'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { sectionTable, settingSections } from '#platform/server/sections.ts'
import { lockPoints, type PointRow } from '#modules/building/alarm-points/server/public.ts'
import { type alarmDrills, planChanged, pointNeeded, type ShownPlan } from '../contract.ts'
import { drillsChanged } from '../events.ts'
import { defaultPlan, DrillPlan } from '../shapes.ts'

/** When the weekly drill is, and of what. */
export const sections = settingSections(sectionTable<'plan', DrillPlan>('alarm_drill_setting'), {
  name: 'alarm_drill_settings',
  sections: { plan: DrillPlan },
  defaults: defaultPlan,
  changed: planChanged,
  tell: (context, part, before, after) => {
    context.emit(drillsChanged, {})
    context.audit({
      action: 'alarmDrills.savePlan',
      target: 'alarmDrillSetting',
      targetId: part,
      before,
      after,
    })
  },
})

/** A point that a drill can be of, held until the transaction ends. Throws pointNeeded. */
export async function drilledPoint(lease: Lease, pointId: string): Promise<PointRow> {
  const [point] = await lockPoints(lease, [pointId])
  if (!point) throw problems.notFound()
  if (point.isPrivate || point.anyOf.length) throw pointNeeded()
  return point
}

export const showPlan = async (lease: Lease): Promise<ShownPlan> => (await sections.show(lease)).plan

/** Saves when the weekly drill is. Throws planChanged, pointNeeded, notFound. */
export async function savePlan(
  context: Context,
  input: Taken<typeof alarmDrills.calls.savePlan>,
): Promise<ShownPlan> {
  if (input.isOn && !input.pointId) throw pointNeeded()
  if (input.pointId) await drilledPoint(context, input.pointId)
  await sections.save(context, 'plan', input)
  return showPlan(context)
}
