import type { PlainConnection } from '#platform/server/manifest.ts'

/** Kinds of a new community by their numbers; 8 is cash everywhere (R138). */
export const defaultDepositKinds: readonly { number: number; name: string }[] = [
  { number: 1, name: '文件' },
  { number: 2, name: '鑰匙' },
  { number: 3, name: '食品' },
  { number: 4, name: '衣物' },
  { number: 8, name: '現金' },
  { number: 9, name: '其他' },
]

/** Puts the kinds into a new community, with the owner's connection. */
export async function insertDepositDefaults(connection: PlainConnection, communityId: string): Promise<void> {
  await connection.query(
    `insert into deposit_kind (community_id, number, name, position)
     select $1, given.number, given.name, given.position
     from unnest($2::smallint[], $3::text[]) with ordinality as given (number, name, position)`,
    [communityId, defaultDepositKinds.map((k) => k.number), defaultDepositKinds.map((k) => k.name)],
  )
}
