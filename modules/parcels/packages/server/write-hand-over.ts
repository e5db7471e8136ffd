import type { Lease } from '#platform/server/database.ts'
import type { Prepared } from '#platform/server/statement.ts'
import type { packageHandOvers } from './tables.ts'

const handOver: Prepared = {
  name: 'package_hand_over_write',
  text: `
    insert into package_hand_over
      (id, at, account_id, account_name, receive_type, receive_code, taker_name, note, file_name, signature_path, photo_path)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
}

const packages: Prepared = {
  name: 'packages_hand_over',
  text: 'update package set hand_over_id = $1, handed_over_at = $2 where id = any($3::uuid[])',
}

/** Writes a hand-over and that these packages, which were locked before, left with it. */
export function writeHandOver(
  lease: Lease,
  omit: Omit<typeof packageHandOvers.$inferSelect, 'communityId'>,
  packageIds: readonly string[],
): void {
  const { id, at, accountId, accountName, receiveType, receiveCode, takerName } = omit
  const { note, fileName, signaturePath, photoPath } = omit
  const found = [receiveType, receiveCode, takerName]
  const said = [note, fileName, signaturePath, photoPath]
  lease.leave(handOver, [id, at, accountId, accountName, ...found, ...said])
  lease.leave(packages, [id, at, packageIds])
}
