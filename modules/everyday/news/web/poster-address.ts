import { readPath } from '#modules/everyday/notifications/contract.ts'

/** What the QR code of a poster says. */
export const posterAddress = (readKey: string): string =>
  new URL(`${readPath}?news=${readKey}`, location.origin).href
