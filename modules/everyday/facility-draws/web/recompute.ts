import type { Draw } from '../contract.ts'
import { drawOrder, listOf, seedText, turnTexts } from '../lots.ts'

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether this browser can reckon: only pages of a safe origin can. */
export const canReckon = (): boolean => globalThis.crypto?.subtle !== undefined

/** Reckons a draw again from what is public of it: the secret was promised, the list is the one that was fingerprinted, the order follows. */
export async function agrees(draw: Draw): Promise<boolean> {
  const candidates = draw.entries.map(({ label, lots }) => ({ label, lots: lots ?? 0 }))
  const seed = await sha256(seedText(draw))
  const isPromised = (await sha256(draw.nonce)) === draw.commitment
  const isSameList = (await sha256(listOf(candidates))) === draw.fingerprint
  const digests = await Promise.all(turnTexts(seed, candidates.length).map(sha256))
  const order = drawOrder(candidates, digests)
  const isSameOrder = order.every(({ label, lot }, nth) => {
    const entry = draw.entries.find(({ rank }) => rank === nth + 1)
    return entry?.label === label && entry.lot === lot
  })
  return isPromised && isSameList && seed === draw.seed && isSameOrder
}
