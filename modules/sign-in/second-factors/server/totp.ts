import { Secret, TOTP } from 'otpauth'

const period = 30
/** Steps before and after the present one that are taken: clocks differ. */
const window = 1

const totpOf = (secret: string, account = '') =>
  new TOTP({
    issuer: 'Lobby',
    label: account,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  })

/** A new secret, in base32 as people type it into an authenticator. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator reads from a QR code. */
export const addressOf = (secret: string, account: string): string => totpOf(secret, account).toString()

/** The step of a code; undefined when the authenticator shows no such code now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta
}
