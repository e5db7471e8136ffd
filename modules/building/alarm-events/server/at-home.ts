import type { Work } from '#platform/server/work.ts'
import {
  type AtHome,
  findAtHome,
  isInUse,
  keepStanding,
  pointAtHome,
} from '#modules/building/alarm-points/server/public.ts'
import { clear, raise } from './raise.ts'

/**
 * An alarm that no point of a gateway brings: a person tells of it, or another part of Lobby. It is a household's and private, or of the
 * house itself; one that runs is told once. Nothing happens in a community
 * without alarms.
 */
export async function raiseAtHome(work: Work, of: AtHome): Promise<void> {
  if (!(await isInUse(work))) return
  const point = await pointAtHome(work, of)
  await keepStanding(work, point.id, { isAbnormal: true, isTested: false, heardAt: work.now })
  await raise(work, point, { kind: 'abnormal', at: work.now, value: null })
}

/** It is over, as people say; what was done about the alarm stays. */
export async function clearAtHome(work: Work, of: Pick<AtHome, 'householdId' | 'name'>): Promise<void> {
  for (const { id } of await findAtHome(work, of)) {
    await keepStanding(work, id, { isAbnormal: false, isTested: false, heardAt: work.now })
    await clear(work, id, 'abnormal', work.now)
  }
}
