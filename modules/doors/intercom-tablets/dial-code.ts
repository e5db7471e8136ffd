/** Where a household is, for the number by which it is called. */
export interface Place {
  /** Its building among those of the community, from 0; null where there is one alone. */
  buildingNo: number | null
  floor: string
  unit: string
}

const digits = (text: string) => text.replace(/\D/g, '')
/** Digits that a door unit takes at most. */
const longest = 8

/** The number by which a household is called: A棟-12F-3 is 11203; another one where that is taken. */
export function dialCode({ buildingNo, floor, unit }: Place, taken: ReadonlySet<string>): string {
  const building = buildingNo === null ? '' : String(buildingNo + 1)
  const whole = `${building}${digits(floor).padStart(2, '0')}${digits(unit).padStart(2, '0')}`.slice(
    0,
    longest,
  )
  if (!taken.has(whole)) return whole
  const stem = whole.slice(0, longest - 2)
  for (let nth = 1; nth < 100; nth += 1) {
    const other = `${stem}${String(nth).padStart(2, '0')}`
    if (!taken.has(other)) return other
  }
  for (let nth = 90_000_000; ; nth += 1) if (!taken.has(String(nth))) return String(nth)
}
