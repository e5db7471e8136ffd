import type { Temperature } from '#platform/contract/fields.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { PlainConnection } from '#platform/server/manifest.ts'

/** Kinds of a new community. Legal ones are court and tax papers: taking them in counts as service on the resident. */
export const defaultKinds: readonly { name: string; isLegal: boolean }[] = [
  { name: '包裹', isLegal: false },
  { name: '宅配', isLegal: false },
  { name: '掛號信', isLegal: false },
  { name: '限時', isLegal: false },
  { name: '快遞', isLegal: false },
  { name: '法院文書', isLegal: true },
  { name: '稅單', isLegal: true },
  { name: '花/食物', isLegal: false },
  { name: '其他', isLegal: false },
]

/** Couriers of a new community; the short name is for the label. */
export const defaultCouriers: readonly { name: string; shortName: string }[] = [
  { name: '中華郵政', shortName: '郵局' },
  { name: '黑貓宅急便', shortName: '黑貓' },
  { name: '新竹物流', shortName: '新竹' },
  { name: '宅配通', shortName: '宅配通' },
  { name: '嘉里大榮', shortName: '嘉里' },
  { name: '順豐', shortName: '順豐' },
  { name: '蝦皮店到家', shortName: '蝦皮' },
  { name: 'momo', shortName: 'momo' },
  { name: 'PChome', shortName: 'PChome' },
  { name: '外送', shortName: '外送' },
  { name: '其他', shortName: '其他' },
]

function positions(prefix: string, count: number, temperature: Temperature = 0, width = 1) {
  return Array.from({ length: count }, (_, i) => ({
    name: `${prefix}-${String(i + 1).padStart(width, '0')}`,
    temperature,
  }))
}

/** Shelf positions of a new community: two racks, letters, fridge, freezer, and one for what has no owner yet. */
export const defaultPositions: readonly { name: string; temperature: Temperature }[] = [
  ...positions('B', 6, 0, 2),
  ...positions('C', 12, 0, 2),
  ...positions('信', 4),
  ...positions('冰', 2, 1),
  ...positions('凍', 2, 2),
  ...positions('未', 1),
]

const ids = (list: readonly unknown[]) => list.map(newId)

/** Puts kinds, couriers and shelf positions into a new community, with the owner's connection. */
export async function insertPackageDefaults(connection: PlainConnection, communityId: string): Promise<void> {
  await connection.query(
    `insert into package_kind (community_id, id, name, is_legal, position)
     select $1, given.* from unnest($2::uuid[], $3::text[], $4::boolean[]) with ordinality as given`,
    [communityId, ids(defaultKinds), defaultKinds.map((k) => k.name), defaultKinds.map((k) => k.isLegal)],
  )
  await connection.query(
    `insert into courier (community_id, id, name, short_name, position)
     select $1, given.* from unnest($2::uuid[], $3::text[], $4::text[]) with ordinality as given`,
    [
      communityId,
      ids(defaultCouriers),
      defaultCouriers.map((c) => c.name),
      defaultCouriers.map((c) => c.shortName),
    ],
  )
  await connection.query(
    `insert into shelf_position (community_id, id, name, temperature, position)
     select $1, given.* from unnest($2::uuid[], $3::text[], $4::smallint[]) with ordinality as given`,
    [
      communityId,
      ids(defaultPositions),
      defaultPositions.map((p) => p.name),
      defaultPositions.map((p) => p.temperature),
    ],
  )
}
