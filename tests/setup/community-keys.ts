import type { Lobby } from './lobby.ts'

/** The key by which a community signs, as its table keeps it. */
export async function signingKey(lobby: Lobby, table: string, communityId: string): Promise<Buffer> {
  const { rows } = await lobby.owner.query<{ sealed: Buffer }>(
    `select sealed from ${table} where community_id = $1`,
    [communityId],
  )
  const { sealed } = rows[0] ?? {}
  if (!sealed) throw new Error(`${table} has no key of this community`)
  return Buffer.from(lobby.sealer.open(`${table} of ${communityId}`, sealed), 'base64')
}
