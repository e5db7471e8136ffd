import { isIP } from 'node:net'
import type { Extras } from '#platform/server/serve.ts'
import { passkeyRefused, passkeysNeedName } from '../contract.ts'

/** Where a browser believes itself to be: passkeys hold for a domain name. */
export interface Site {
  /** `lobby.example.com`; never an address of numbers. */
  name: string
  /** `https://lobby.example.com` */
  origin: string
}

const nameOf = ({ reply }: Pick<Extras, 'reply'>): string => reply.request.hostname

/** Whether passkeys can be at this address. */
export const hasName = (extras: Pick<Extras, 'reply'>): boolean =>
  isIP(nameOf(extras).replace(/^\[|\]$/g, '')) === 0

/** The site of a request that a page of ours made. Throws passkeysNeedName, passkeyRefused. */
export function siteOf(extras: Pick<Extras, 'reply'>): Site {
  if (!hasName(extras)) throw passkeysNeedName()
  const { headers, host } = extras.reply.request
  const origin = headers.origin ?? ''
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw passkeyRefused()
  return { name: nameOf(extras), origin }
}
