/** A phone's barcode: 16 letters and digits (R329); a carrier's tracking number may look the same, so a look-up decides. */
export const looksLikePhone = (code: string): boolean => /^[A-Za-z0-9]{16}$/.test(code)

/** What card readers type: hexadecimal or decimal digits, perhaps in two groups with a comma, or in pairs with colons. */
export const looksLikeCard = (code: string): boolean =>
  /^[0-9A-Fa-f]{6,20}$/.test(code) ||
  /^\d{1,5},\d{1,5}$/.test(code) ||
  /^([0-9A-Fa-f]{2}[:-]){3,9}[0-9A-Fa-f]{2}$/.test(code)
