import type { Work } from '#platform/server/work.ts'
import {
  type AtHome,
  findAtHome,
  keepStanding,
  pointAtHome,
} from '#modules/building/alarm-points/server/public.ts'
import { clear, raise } from './raise.ts'

/** Whether the community has alarms at all (services 24 and 56). */
const hasAlarms = async (work: Work): Promise<boolean> =>
  (await work.query('select from community_service where service_id in (24, 56) limit 1')).length > 0

/**
 * A private alarm of a household that a person tells of and no device: one that runs is told once. Nothing happens in a community
 * without alarms.
 */
export async function raiseAtHome(work: Work, of: AtHome): Promise<void> {
  if (!(await hasAlarms(work))) return
  const point = await pointAtHome(work, of)
  await keepStanding(work, point.id, { isAbnormal: true, heardAt: work.now })
  await raise(work, point, { kind: 'abnormal', at: work.now, value: null })
}

/** It is over, as people say; what was done about the alarm stays. */
export async function clearAtHome(work: Work, of: Pick<AtHome, 'householdId' | 'name'>): Promise<void> {
  const point = await findAtHome(work, of)
  if (!point) return
  await keepStanding(work, point.id, { isAbnormal: false, heardAt: work.now })
  await clear(work, point.id, 'abnormal', work.now)
}
