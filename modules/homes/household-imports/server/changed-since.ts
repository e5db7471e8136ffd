import { asc, eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { Plan } from './plan.ts'
import { type ImportRow, lineTable as l } from './tables.ts'

const whoChanged = `
  select distinct by from (
    select account_name as by from household_change where at > $1
    union all select changed_by_name from resident where changed_at > $1
  ) as changed where by <> '' order by by limit 3`

const shownLabels = 3

/**
 * What is no longer as the preview of an import showed it, as a sentence; '' when everything is. The lines of the plan
 * carry digests of what stands there and what will.
 */
export async function changedSince(lease: Lease, row: ImportRow, plan: Plan): Promise<string> {
  const seen = await lease.db
    .select({ digest: l.digest, label: l.label })
    .from(l)
    .where(eq(l.importId, row.id))
    .orderBy(asc(l.position))
  const [before, now] = [
    new Set(seen.map((item) => item.digest)),
    new Set(plan.lines.map((line) => line.digest)),
  ]
  const labels = new Set([
    ...seen.filter((item) => !now.has(item.digest)).map((item) => item.label),
    ...plan.lines.filter((line) => !before.has(line.digest)).map((line) => line.label),
  ])
  if (!labels.size && !plan.faults.errors) return ''
  const who = await lease.query<{ by: string }>(whoChanged, [row.checkedAt])
  const by = who.length ? `被 ${who.map((item) => item.by).join('、')} ` : '被'
  if (!labels.size)
    return `您看過預覽之後，系統裡的資料${by}修改了，檔案有 ${plan.faults.errors} 格不再正確。沒有寫入任何資料。`
  const some = [...labels].slice(0, shownLabels).join('、')
  const more = labels.size > shownLabels ? ` 等 ${labels.size} 戶` : ''
  return `您看過預覽之後，${some}${more}的資料${by}修改了。沒有寫入任何資料，請看過新的預覽再匯入。`
}
