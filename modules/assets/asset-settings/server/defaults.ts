import { newId } from '#platform/contract/new-id.ts'
import type { PlainConnection } from '#platform/server/manifest.ts'

/** Kinds of assets of a new community: name, system of the building's points, useful years (固定資產耐用年數表). */
export const defaultCategories: readonly (readonly [string, number | null, number | null])[] = [
  ['電梯', 2, 15],
  ['給水', 3, 10],
  ['排水', 4, 10],
  ['消防', 1, 10],
  ['電力', 5, 15],
  ['發電機', 6, 15],
  ['停車場', 7, 10],
  ['空調', 8, 8],
  ['門禁監視', 9, 5],
  ['建築構造', null, 20],
  ['公設器材', null, 5],
  ['借用物品', null, 3],
  ['其他', 12, null],
]

/** Puts the kinds of assets into a new community, with the owner's connection. */
export async function insertAssetDefaults(client: PlainConnection, communityId: string): Promise<void> {
  await client.query(
    `insert into asset_category (community_id, id, name, system, useful_years, position)
     select $1, given.* from unnest($2::uuid[], $3::text[], $4::smallint[], $5::smallint[]) with ordinality as given`,
    [
      communityId,
      defaultCategories.map(newId),
      defaultCategories.map(([name]) => name),
      defaultCategories.map(([, system]) => system),
      defaultCategories.map(([, , years]) => years),
    ],
  )
}
