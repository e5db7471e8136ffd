import { z } from 'zod'
import { noPushToken } from '../contract.ts'

/** Where a browser is reached, and the keys that only it can read with (RFC 8291). */
export interface Browser {
  endpoint: string
  browserKey: string
  browserSecret: string
}

const Subscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(2000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})

const bytesOf = (text: string) => Buffer.from(text, 'base64url').length

/** Reads a browser's subscription as it writes itself in JSON. Throws noPushToken. */
export function readToken(token: string): Browser {
  let parsed: unknown
  try {
    parsed = JSON.parse(token)
  } catch {
    throw noPushToken()
  }
  const found = Subscription.safeParse(parsed)
  if (!found.success) throw noPushToken()
  const { endpoint, keys } = found.data
  if (bytesOf(keys.p256dh) !== 65 || bytesOf(keys.auth) !== 16) throw noPushToken()
  return { endpoint, browserKey: keys.p256dh, browserSecret: keys.auth }
}
