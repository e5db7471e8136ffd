import { randomBytes } from 'node:crypto'
import type { Lease } from './database.ts'
import type { Sealer } from './seal.ts'

const keyBytes = 32

/** A lease of one community with what opens its keys. */
export type KeyedLease = Lease & { sealer: Sealer }

/** A secret of each community that signs what it hands out; the database keeps it sealed, for that community alone. */
export interface CommunityKey {
  /** The key of the lease's community; undefined when none was ever needed. */
  find(lease: KeyedLease): Promise<Buffer | undefined>
  /** The same, made when first needed; several that make it at once end up with the same one. */
  of(lease: KeyedLease): Promise<Buffer>
  /** Seals the keys that lie there plain from before they were sealed, of all communities. Of two programs one does it. */
  sealPlain(lease: Lease, sealer: Sealer): Promise<void>
}

interface Row {
  communityId: string
  sealed: Buffer | null
  /** Plain: another program of an earlier version made it a moment ago. */
  value: Buffer | null
}

/** The keys in a table with the columns `community_id`, `sealed`, and `value` for what is not sealed yet. */
export function communityKey(table: string): CommunityKey {
  const purposeOf = (communityId: string) => `${table} of ${communityId}`
  const known = {
    name: `${table}_find`,
    text: `select community_id as "communityId", sealed, value from ${table}`,
  }
  const seal = (sealer: Sealer, communityId: string, key: Buffer) =>
    sealer.seal(purposeOf(communityId), key.toString('base64'))

  async function find(lease: KeyedLease): Promise<Buffer | undefined> {
    const [row] = await lease.query<Row>(known)
    if (!row?.sealed) return row?.value ?? undefined
    return Buffer.from(lease.sealer.open(purposeOf(row.communityId), row.sealed), 'base64')
  }

  return {
    find,
    async of(lease) {
      const before = await find(lease)
      if (before) return before
      const [here] = await lease.query<{ communityId: string }>('select lobby_community() as "communityId"')
      if (!here) throw new Error('a key is made within a community')
      await lease.query(`insert into ${table} (sealed) values ($1) on conflict do nothing`, [
        seal(lease.sealer, here.communityId, randomBytes(keyBytes)),
      ])
      const made = await find(lease)
      if (!made) throw new Error(`the key was not kept in ${table}`)
      return made
    },
    async sealPlain(lease, sealer) {
      const plain = await lease.query<{ communityId: string; value: Buffer }>(
        `select community_id as "communityId", value from ${table}
         where value is not null order by community_id for update`,
      )
      if (!plain.length) return
      await lease.query(
        `update ${table} k set sealed = s.sealed, value = null
         from unnest($1::uuid[], $2::bytea[]) as s (community_id, sealed) where k.community_id = s.community_id`,
        [
          plain.map(({ communityId }) => communityId),
          plain.map(({ communityId, value }) => seal(sealer, communityId, value)),
        ],
      )
    },
  }
}
