import type { Finder, Fragment } from '#platform/server/finder.ts'
import type { Lease } from '#platform/server/database.ts'
import { codeIn } from '../label.ts'

interface Row extends Record<string, unknown> {
  id: string
  name: string
  displayId: string
  place: string
  isScrapped: boolean
  rank: number
}

const byFragment = `
  select a.id, a.name, a.display_id as "displayId", concat_ws('　', nullif(o.name, ''), nullif(a.place, '')) as place,
    a.status = 6 as "isScrapped",
    case when upper(a.display_id) = $2 or a.qr_code = $3 then 0
      when starts_with(upper(a.display_id), $2) or starts_with(lower(a.name), $1) then 1 else 2 end
      + case when a.status = 6 then 5 else 0 end as rank
  from asset a left join asset_area o on o.community_id = a.community_id and o.id = a.area_id
  where a.removed_at is null and (a.qr_code = $3
    or strpos(lower(concat_ws(' ', a.display_id, a.name, a.brand, a.model, a.serial_number)), $1) > 0)
  order by rank, a.display_id limit $4`

async function findAssets(lease: Lease, { text, lower, upper }: Fragment, most: number) {
  const rows = await lease.query<Row>(byFragment, [lower, upper, codeIn(text).toUpperCase(), most])
  return rows.map(({ id, name, displayId, place, isScrapped, rank }) => ({
    id,
    householdId: null,
    label: '',
    names: [name],
    words: [displayId, place],
    state: isScrapped ? 'scrapped' : '',
    at: null,
    rank,
  }))
}

/** What the community owns, by number, name, brand, model, serial number, or the code of its label. */
export const finders: readonly Finder[] = [
  { kind: 'asset', can: 'assets.view', service: [11, 25], find: findAssets },
]
