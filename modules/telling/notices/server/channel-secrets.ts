import type { Lease } from '#platform/server/database.ts'
import type { Sealer } from '#platform/server/seal.ts'

type Values = Record<string, string>

/** Whose secrets they are: what was sealed for one channel of one community opens for no other. */
interface Place {
  communityId: string
  channel: string
}

const purposeOf = ({ communityId, channel }: Place) => `notice channel ${channel} of ${communityId}`

/** A channel's secrets as the database keeps them; null when there are none. */
export const sealSecrets = (sealer: Sealer, place: Place, secrets: Values): Buffer | null =>
  Object.keys(secrets).length ? sealer.seal(purposeOf(place), JSON.stringify(secrets)) : null

/** The secrets, for the sending alone. Throws when they were sealed with another key or for another channel. */
export const openSecrets = (sealer: Sealer, row: Place & { secretsSealed: Buffer | null }): Values =>
  row.secretsSealed ? (JSON.parse(sealer.open(purposeOf(row), row.secretsSealed)) as Values) : {}

/** Seals the secrets that lie there plain from before they were sealed; gives how many channels. Of two programs one does it. */
export async function sealChannels(lease: Lease, sealer: Sealer): Promise<number> {
  const plain = await lease.query<Place & { secrets: Values }>(
    `select community_id as "communityId", channel, secrets from notice_channel
     where secrets <> '{}' order by community_id, channel for update`,
  )
  for (const { secrets, ...place } of plain)
    await lease.query(
      `update notice_channel set secrets_sealed = $3, secrets = '{}' where community_id = $1 and channel = $2`,
      [place.communityId, place.channel, sealSecrets(sealer, place, secrets)],
    )
  return plain.length
}
