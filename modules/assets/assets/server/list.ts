import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { countUpTo, totalOf } from '#platform/server/list.ts'
import { lendableTable } from '#modules/visitors/visitor-loans/server/public.ts'
import { type assets, mostCounted } from '../contract.ts'
import { displayId } from '../shapes.ts'
import { hasPaperEnding } from './paper-ends.ts'
import { readAssets } from './queries.ts'
import { assetTable as a } from './tables.ts'

type Input = Taken<typeof assets.calls.list>
/** What narrows the list or an export, without a page of it. */
export type Narrowing = Omit<Input, 'after' | 'maxCount'>

const searched = [a.displayId, a.name, a.brand, a.model, a.serialNumber, a.place, a.specification] as const

function meaning(typed: string): SQL | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  if (!text) return undefined
  const all = sql.join(
    searched.map((column) => sql`${column}`),
    sql` || ' ' || `,
  )
  return sql`strpos(lower(${all}), ${text}) > 0`
}

/** Which assets the filters let through, as one condition. */
export function conditionOf({
  text,
  assetCategoryId,
  areaId,
  assetStatus,
  isLendable,
  isPaperEnding,
}: Narrowing): SQL | undefined {
  return and(
    assetCategoryId ? eq(a.assetCategoryId, assetCategoryId) : undefined,
    areaId ? eq(a.areaId, areaId) : undefined,
    assetStatus ? eq(a.assetStatus, assetStatus) : undefined,
    isLendable
      ? sql`exists (select from ${lendableTable} where ${lendableTable.id} = ${a.id} and ${lendableTable.stock} > 0 and ${lendableTable.disabledAt} is null)`
      : undefined,
    isPaperEnding ? hasPaperEnding : undefined,
    meaning(text),
  )
}

/** A page of the register by its numbers, behind the number that `after` names. Throws invalid for what is no number of an asset. */
export async function listAssets(context: Context, { after, maxCount, ...narrowing }: Input) {
  if (!displayId.safeParse(after || '-').success) throw problems.invalid(['After：請從第一頁重新開始。'])
  const condition = conditionOf(narrowing)
  const counted = { from: a, condition: and(sql`${a.removedAt} is null`, condition), most: mostCounted }
  const [found, { rows: count }] = await Promise.all([
    readAssets(context, {
      condition: and(after ? gt(a.displayId, after) : undefined, condition),
      limit: maxCount + 1,
    }),
    context.db.execute<{ n: number }>(sql`select ${countUpTo(counted)} as n`),
  ])
  const rows = found.slice(0, maxCount)
  const last = found.length > maxCount ? rows.at(-1) : undefined
  return {
    data: rows,
    pagination: {
      after: last?.displayId ?? '',
      maxCount,
      ...totalOf(Number(count[0]?.n ?? 0), mostCounted),
    },
  }
}
