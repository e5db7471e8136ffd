import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import { ownerOf } from '#platform/web/queue/entry.ts'
import { isSessionValid, storedSession } from '#platform/web/session/session.ts'
import { dutyKeys, type Proof, signedText } from '../contract.ts'

interface Kept {
  keyId: string
  pair: CryptoKeyPair
  nth: number
  stamp: { stampedAt: Date; stamp: string; local: number } | undefined
}
interface KeyDatabase extends DBSchema {
  keys: { key: string; value: Kept }
}

const api = client(dutyKeys)
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const
let opened: Promise<IDBPDatabase<KeyDatabase>> | undefined
const database = () => {
  opened ??= openDB<KeyDatabase>('lobby.duty', 1, {
    upgrade: (made) => void made.createObjectStore('keys'),
    terminated: () => {
      opened = undefined
    },
  })
  return opened
}
const owner = () => {
  const info = isSessionValid() ? storedSession() : undefined
  return info && ownerOf(info.Account, info.ComId)
}
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
const base64url = (bytes: ArrayBuffer) =>
  base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** One tab at a time works with the key of whoever is signed in. */
const alone = <Result>(work: (db: IDBPDatabase<KeyDatabase>, key: string) => Promise<Result>) =>
  navigator.locks.request('lobby.duty', async () => {
    const key = owner()
    return key ? work(await database(), key) : undefined
  })

/** A key that the server does not know yet. */
async function newKey(db: IDBPDatabase<KeyDatabase>, key: string): Promise<Kept> {
  const pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
  const kept = { keyId: newId(), pair, nth: 0, stamp: undefined }
  const publicKey = base64(await crypto.subtle.exportKey('spki', pair.publicKey))
  await api.register({ keyId: kept.keyId, publicKey }, { isSaid: true })
  await db.put('keys', kept, key)
  return kept
}

/** A key with the time of the server; undefined where the server has it no more, as after a long time or on another machine. */
async function stampOf(kept: Kept): Promise<Kept | undefined> {
  try {
    const { data } = await api.stamp({ keyId: kept.keyId }, { isSaid: true })
    return { ...kept, stamp: { ...data, local: Date.now() } }
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined
    throw error
  }
}

/**
 * Has a key in this browser and the server's time for it, while there is a line: what is signed later says that it came after.
 * Where nothing can be kept or asked nothing happens: acts then go without a proof.
 */
export async function freshStamp(): Promise<void> {
  await alone(async (db, key) => {
    const known = await db.get('keys', key)
    const stamped = (known && (await stampOf(known))) ?? (await stampOf(await newKey(db, key)))
    if (!stamped) return
    await db.put('keys', stamped, key)
    performance.mark('lobby.stamped')
  }).catch(() => undefined)
}

/** The time as the server said it last, moved on by this device; undefined where it never said it. */
export async function stampedNow(): Promise<Date | undefined> {
  const kept = await alone((db, key) => db.get('keys', key)).catch(() => undefined)
  return kept?.stamp && new Date(kept.stamp.stampedAt.getTime() + Math.max(0, Date.now() - kept.stamp.local))
}

/** Signs an act as the next one of this browser; null where it has no key or no stamp. */
export async function proofOf(
  act: string,
  on: readonly string[],
  at: Date,
  photo?: Blob,
): Promise<Proof | null> {
  const photoHash = photo ? hex(await crypto.subtle.digest('SHA-256', await photo.arrayBuffer())) : ''
  const signed = await alone(async (db, key) => {
    const kept = await db.get('keys', key)
    if (!kept?.stamp) return null
    const said = { keyId: kept.keyId, nth: kept.nth + 1, stamp: kept.stamp.stamp, photoHash }
    const text = new TextEncoder().encode(signedText(act, on, at, said))
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, kept.pair.privateKey, text)
    await db.put('keys', { ...kept, nth: said.nth }, key)
    return { ...said, stampedAt: kept.stamp.stampedAt, signature: base64url(signature) }
  }).catch(() => null)
  return signed ?? null
}
