/** What people type between the parts of a plate: hyphens of every kind, blanks. */
const between = /[\s\p{Pd}\u2212・.]+/gu

const inParts = /^([A-Z]{2,3})(\d{3,4})$|^(\d{3,4})([A-Z]{2,3})$/

/**
 * A number plate as the registration shows it: full-width letters and digits made plain, capitals, one hyphen between its
 * parts: ａｂｃ１２３４ → ABC-1234, "1234 ab" → 1234-AB. What has no usual form keeps the parts it was typed in.
 */
export function normalPlate(typed: string): string {
  const text = typed.normalize('NFKC').trim().toUpperCase().replace(between, '-').replace(/^-|-$/g, '')
  const [, letters, digits, digitsFirst, lettersLast] = inParts.exec(text) ?? []
  if (letters) return `${letters}-${digits}`
  return digitsFirst ? `${digitsFirst}-${lettersLast}` : text
}

/** A plate for comparing: ABC-1234 and abc 1234 are both ABC1234. */
export const barePlate = (plate: string): string => normalPlate(plate).replaceAll('-', '')
