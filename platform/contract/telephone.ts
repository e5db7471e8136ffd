/**
 * A telephone number as it is kept: 0912-345-678, ０９１２３４５６７８ and +886 912 345 678 are all 0912345678; others keep
 * their digits, a leading + of another country, and an extension: (02)2700-1234 分機 12 → 0227001234#12. Undefined when it
 * is no telephone number; '' stays ''.
 */
export function normalTelephone(typed: string): string | undefined {
  const text = typed
    .normalize('NFKC')
    .replace(/分機|轉|ext\.?|x/gi, '#')
    .replace(/[\s()\p{Pd}\u2212.]/gu, '')
    .replace(/^(\+|00)8860?/, '0')
  if (text === '') return ''
  return /^\+?\d{3,15}(#\d{1,6})?$/.test(text) ? text : undefined
}

/** A kept telephone for comparing: its digits, without the extension. */
export const telephoneKey = (phone: string): string => phone.split('#', 1).join('').replace(/\D/g, '')
