import { randomBytes } from 'node:crypto'
import type { Lease } from '#platform/server/database.ts'
import type { Sealer } from '#platform/server/seal.ts'

const keyBytes = 32
const purposeOf = (cabinetId: string) => `codes of locker cabinet ${cabinetId}`

/** A key for codes, sealed for one cabinet. */
export const freshKey = (sealer: Sealer, cabinetId: string) =>
  sealer.seal(purposeOf(cabinetId), randomBytes(keyBytes).toString('base64'))

/** A key that is there already. */
export const readKey = (sealer: Sealer, cabinet: { id: string; codeKey: Buffer }) =>
  Buffer.from(sealer.open(purposeOf(cabinet.id), cabinet.codeKey), 'base64')

/** The key with which a cabinet's codes are made; made when it is first needed. */
export async function keyOf(lease: Lease, sealer: Sealer, cabinet: { id: string; codeKey: Buffer | null }) {
  if (cabinet.codeKey) return readKey(sealer, { id: cabinet.id, codeKey: cabinet.codeKey })
  const [row] = await lease.query<{ codeKey: Buffer }>(
    'update locker_cabinet set code_key = coalesce(code_key, $2) where id = $1 returning code_key as "codeKey"',
    [cabinet.id, freshKey(sealer, cabinet.id)],
  )
  if (!row) throw new Error('the cabinet is gone')
  return readKey(sealer, { id: cabinet.id, codeKey: row.codeKey })
}
