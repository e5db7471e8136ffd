import { createPublicKey, type KeyObject } from 'node:crypto'
import { badKey } from '../contract.ts'

export type Algorithm = 'EdDSA' | 'ES256' | 'RS256'

function algorithmOf({
  asymmetricKeyType: type,
  asymmetricKeyDetails: details,
}: KeyObject): Algorithm | undefined {
  if (type === 'ed25519') return 'EdDSA'
  if (type === 'ec' && details?.namedCurve === 'prime256v1') return 'ES256'
  return type === 'rsa' && (details?.modulusLength ?? 0) >= 2048 ? 'RS256' : undefined
}

/** A portal's public key and how it signs. Throws badKey for private keys too: nobody is to paste one here. */
export function readKey(pem: string): { key: KeyObject; algorithm: Algorithm; pem: string } {
  const text = pem.trim()
  if (!text.startsWith('-----BEGIN PUBLIC KEY-----')) throw badKey()
  let key: KeyObject
  try {
    key = createPublicKey(text)
  } catch {
    throw badKey()
  }
  const algorithm = algorithmOf(key)
  if (!algorithm) throw badKey()
  return { key, algorithm, pem: key.export({ type: 'spki', format: 'pem' }).toString() }
}
