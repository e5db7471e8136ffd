/** A card as people tell it from others: `…1B2C`. The whole number would open doors (decision 060). */
export const cardEnd = (code: string): string => (code.length > 4 ? `…${code.slice(-4)}` : code)
