import type { Context } from '#platform/server/context.ts'
import type { FieldChange } from '#platform/contract/history.ts'
import { spokenArea } from './spoken.ts'

const moving = `
  update parking_space s set household_id = $2, position = s.position + 1 + coalesce((
    select max(o.position) from parking_space o where o.household_id = $2), -1)
  where s.household_id = $1 and ($3::uuid[] is null or s.id = any($3))
  returning s.number`

/** Parking spaces of a locked household go over to another one: all, or those that are named. Gives their numbers. */
export async function moveSpaces(
  context: Context,
  { fromId, toId, spaceIds }: { fromId: string; toId: string; spaceIds?: readonly string[] },
): Promise<string[]> {
  const rows = await context.query<{ number: string }>(moving, [fromId, toId, spaceIds ?? null])
  return rows.map(({ number }) => number)
}

const areasOf = `select household_id as id, exclusive_area as "exclusiveArea", title_area as "titleArea"
  from household_property where household_id in ($1, $2)`

interface Areas {
  id: string
  exclusiveArea: number | null
  titleArea: number | null
}

/**
 * The areas of a household grow by those of the one that is merged into it; what is not known of either stays as it is.
 * Gives what changed, as people read it.
 */
export async function addAreas(context: Context, fromId: string, toId: string): Promise<FieldChange[]> {
  const rows = await context.query<Areas>(areasOf, [fromId, toId])
  const from = rows.find((row) => row.id === fromId)
  const to = rows.find((row) => row.id === toId)
  if (!from || !to) return []
  const changes: FieldChange[] = []
  for (const field of ['exclusiveArea', 'titleArea'] as const) {
    const [before, more] = [to[field], from[field]]
    if (before === null || more === null) continue
    const column = field === 'exclusiveArea' ? 'exclusive_area' : 'title_area'
    await context.query(`update household_property set ${column} = $2 where household_id = $1`, [
      toId,
      before + more,
    ])
    changes.push({ field, before: spokenArea(before), after: spokenArea(before + more) })
  }
  return changes
}
