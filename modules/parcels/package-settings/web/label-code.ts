const prefix = 'P'

/** What the barcode of a shelf label holds, for a serial number as shown: 0419 → P0419. */
export const labelCode = (serialNumber: string): string => prefix + serialNumber

/** The serial number of a scanned shelf label; undefined for any other code. A reader may type it in small letters. */
export function readLabelCode(code: string): string | undefined {
  const found = /^P(\d{4})$/i.exec(code.trim())
  return found?.[1]
}
