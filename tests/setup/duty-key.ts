import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { newId } from '#platform/contract/new-id.ts'
import type { Sealer } from '#platform/server/seal.ts'
import { signedText } from '#modules/duty/duty-keys/contract.ts'
import type { Desk } from './desk.ts'

/** A browser with a key of its own, as the program has one. */
export async function keyOf(desk: Desk) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keyId = newId()
  const PublicKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const registered = await desk.put(`/api/v1/DutyKey/${keyId}`, { PublicKey })
  if (registered.status !== 200) throw new Error(JSON.stringify(registered.body))
  let nth = 0
  let last: { StampedAt: string; Stamp: string } | undefined
  return {
    keyId,
    /** Asks the server for the time, as an open page does. */
    async stamp(): Promise<Date> {
      last = (await desk.get(`/api/v1/DutyKey/${keyId}/Stamp`)).body.Data
      return new Date(last?.StampedAt ?? '')
    },
    /** A stamp of an earlier time, as the server made it then. */
    backTo(at: Date, sealer: Sealer, communityId: string): void {
      const text = `${communityId} ${keyId} ${at.toISOString()}`
      last = { StampedAt: at.toISOString(), Stamp: sealer.mac('duty stamp', text).toString('base64url') }
    },
    /** Signs an act as the next one. */
    prove(act: string, on: readonly string[], at: Date, photo?: Buffer) {
      if (!last) throw new Error('there is no stamp')
      nth += 1
      const photoHash = photo ? createHash('sha256').update(photo).digest('hex') : ''
      const text = signedText(act, on, at, { keyId, nth, stamp: last.Stamp, photoHash })
      const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
      return {
        KeyId: keyId,
        Nth: nth,
        ...last,
        PhotoHash: photoHash,
        Signature: sign('sha256', Buffer.from(text), key).toString('base64url'),
      }
    },
  }
}
