import { newId } from '#platform/contract/new-id.ts'
import type { PlainConnection } from '#platform/server/manifest.ts'

/** Reasons of a new community, with their kinds of vendors. */
export const defaultReasons: readonly { name: string; vendorKinds: readonly string[] }[] = [
  { name: '親友來訪', vendorKinds: [] },
  { name: '送貨', vendorKinds: ['家具家電', '搬家', '建材'] },
  { name: '外送', vendorKinds: [] },
  { name: '施工修繕', vendorKinds: ['裝潢', '水電', '電梯', '冷氣', '網路', '清潔'] },
  { name: '看屋', vendorKinds: ['房仲', '屋主自售'] },
  { name: '開會洽公', vendorKinds: [] },
  { name: '其他', vendorKinds: [] },
]

/** Kinds of cards that a new community's desk may keep; the national ID card only once somebody switched it on. */
export const defaultPledgeKinds: readonly { name: string; isNationalId: boolean }[] = [
  { name: '駕照', isNationalId: false },
  { name: '員工證', isNationalId: false },
  { name: '健保卡', isNationalId: false },
  { name: '其他證件', isNationalId: false },
  { name: '身分證', isNationalId: true },
]

/** Puts the defaults into a new community, with the owner's connection. */
export async function insertVisitorDefaults(client: PlainConnection, communityId: string): Promise<void> {
  const reasons = defaultReasons.map((reason) => ({ ...reason, id: newId() }))
  const kinds = reasons.flatMap(({ id, vendorKinds }) =>
    vendorKinds.map((name, position) => ({ id: newId(), reasonId: id, name, position })),
  )
  await client.query(
    `insert into visit_reason (community_id, id, name, position)
     select $1, given.* from unnest($2::uuid[], $3::text[]) with ordinality as given`,
    [communityId, reasons.map((reason) => reason.id), reasons.map((reason) => reason.name)],
  )
  await client.query(
    `insert into vendor_kind (community_id, id, reason_id, name, position)
     select $1, given.* from unnest($2::uuid[], $3::uuid[], $4::text[], $5::integer[]) as given`,
    [
      communityId,
      kinds.map((kind) => kind.id),
      kinds.map((kind) => kind.reasonId),
      kinds.map((kind) => kind.name),
      kinds.map((kind) => kind.position),
    ],
  )
  await client.query(
    `insert into pledge_kind (community_id, id, name, is_national_id, disabled_at, position)
     select $1, given.id, given.name, given.is_national_id, case when given.is_national_id then now() end, given.nth
     from unnest($2::uuid[], $3::text[], $4::boolean[]) with ordinality as given (id, name, is_national_id, nth)`,
    [
      communityId,
      defaultPledgeKinds.map(newId),
      defaultPledgeKinds.map((kind) => kind.name),
      defaultPledgeKinds.map((kind) => kind.isNationalId),
    ],
  )
}
