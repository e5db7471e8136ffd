import { cardReadings } from './card-uid.ts'

/** Why a code cannot be bound as a card. */
export type CardRefusal = 'unreadable' | 'random' | 'cut' | 'phone' | 'invoice' | 'certificate'

/** A 自然人憑證 barcode: two letters and fourteen digits. */
export const isCertificate = (code: string): boolean => /^[A-Za-z]{2}\d{14}$/.test(code.trim())
/** An e-invoice barcode (手機條碼): a slash and seven characters. */
export const isInvoiceCode = (code: string): boolean => /^\/[0-9A-Z.+-]{7}$/i.test(code.trim())

/**
 * Why a code cannot be bound as a card; undefined when it can. A UID of four bytes that begins with 08 is made up anew by
 * a phone at each touch, 88 is the tag before the rest of a longer UID that the reader never asked for (ISO 14443-3).
 */
export function refusalOf(code: string): CardRefusal | undefined {
  const readings = cardReadings(code)
  const uid = readings[0]?.uid
  if (isInvoiceCode(code)) return 'invoice'
  if (isCertificate(code)) return 'certificate'
  if (!uid) return /^[0-9A-Za-z]{16}$/.test(code.trim()) ? 'phone' : 'unreadable'
  // Of eight digits a short reader's number is the likelier meaning.
  const mayBeShort = readings.some((reading) => /^[0-9A-F]{6}$/.test(reading.uid))
  if (uid.length === 8 && uid.startsWith('08') && !mayBeShort) return 'random'
  if (uid.length === 8 && uid.startsWith('88')) return 'cut'
  return /^(0+|F+)$/.test(uid) ? 'unreadable' : undefined
}
