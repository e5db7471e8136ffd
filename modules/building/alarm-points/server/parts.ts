import type { Context } from '#platform/server/context.ts'
import { pointIsPart } from '../contract.ts'

const madeOf = `select name from alarm_point where any_of @> array[$1::uuid] and retired_at is null order by name limit 3`

/** Nobody takes a part away from what is made of it, which could not come any more. Throws pointIsPart. */
export async function requireNoPart(context: Context, pointId: string): Promise<void> {
  const combined = await context.query<{ name: string }>(madeOf, [pointId])
  if (combined.length) throw pointIsPart(combined.map(({ name }) => name).join('、'))
}
