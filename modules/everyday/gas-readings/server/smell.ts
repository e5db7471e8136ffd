import { cut } from '#platform/contract/cut.ts'
import type { Work } from '#platform/server/work.ts'
import { clearAtHome, raiseAtHome } from '#modules/building/alarm-events/server/public.ts'
import { currentHouseholdId } from '#modules/homes/households/server/public.ts'
import { gasSmelt } from '../events.ts'

const name = '瓦斯味'
/** 瓦斯 among the systems of a building; from level 3 on it rings. */
const [category, level] = [10, 3] as const

interface Where {
  gasId: string
  householdId: string
  label: string
}

/** Whoever read a meter smelt gas: browsers ring, and a private alarm of the household runs until somebody has looked. */
export async function tellSmell(work: Work, { gasId: periodId, householdId, label }: Where): Promise<void> {
  work.emit(gasSmelt, { periodId, householdId })
  const meaning = '抄表時聞到瓦斯味，請立即到場查看'
  // What became part of another household is that one's, at its own door.
  const home = await currentHouseholdId(work, householdId)
  await raiseAtHome(work, { householdId: home, name, meaning, place: cut(label, 40), category, level })
}

// A household that became part of another one keeps its meter there: each has a reading of its own.
const stillSmelt = `
  select from gas_reading r join household h on h.community_id = r.community_id and h.id = r.household_id
  where r.is_leak and r.accepted_at is null and coalesce(h.merged_into, h.id) = $1 limit 1`

/** Somebody looked, or it was nothing; the alarm ends when that is so of every meter and period of the household. */
export async function smellIsOver(work: Work, { householdId }: Pick<Where, 'householdId'>): Promise<void> {
  const home = await currentHouseholdId(work, householdId)
  if (!(await work.query(stillSmelt, [home])).length) await clearAtHome(work, { householdId: home, name })
}
