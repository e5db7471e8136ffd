/** The month so many months later: 2026-12 after 2026-11. */
export function monthAfter(ym: string, months: number): string {
  const [year = 0, month = 1] = ym.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7)
}
