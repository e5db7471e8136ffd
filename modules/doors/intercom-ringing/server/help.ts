import { cut } from '#platform/contract/cut.ts'
import type { Work } from '#platform/server/work.ts'
import { raiseAtHome } from '#modules/building/alarm-events/server/public.ts'
import { currentHouseholdId, labelsOf } from '#modules/homes/households/server/public.ts'

/** 緊急求救 among the systems of a building; level 4 rings until somebody comes. */
const [category, level] = [11, 4] as const
const hasHelp = 'select from community_service where service_id = 60'

/** A household calls for help (service 60): a private alarm of level 4, besides the guards that are rung. */
export async function tellHelp(work: Work, householdId: string): Promise<void> {
  if (!(await work.query(hasHelp)).length) return
  const home = await currentHouseholdId(work, householdId)
  const label = (await labelsOf(work, [home])).get(home) ?? ''
  const meaning = '住戶從對講機按下緊急求救，請立即聯絡並派人到場'
  await raiseAtHome(work, {
    householdId: home,
    name: '對講機求救',
    meaning,
    place: cut(label, 40),
    category,
    level,
  })
}
