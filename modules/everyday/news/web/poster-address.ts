import { readPath } from '#modules/everyday/notifications/contract.ts'

/** What the QR code of a poster says: where residents reach the program, else where this browser does. */
export const posterAddress = (readKey: string, address: string | undefined): string =>
  new URL(`${address ?? ''}${readPath}?news=${readKey}`, location.origin).href
