/** A reading as the meter shows it: 0013. */
export const showValue = (value: number | null, digits: number): string =>
  value === null ? '—' : String(value).padStart(digits, '0')

/** A usage; −6 with a true minus. */
export const showUsage = (usage: number | null): string =>
  usage === null ? '' : usage < 0 ? `−${-usage}` : String(usage)
