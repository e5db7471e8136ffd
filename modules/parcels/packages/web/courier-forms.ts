/** A form of tracking numbers that one courier uses. */
interface CourierForm {
  /** As the community's list of couriers names it. */
  courier: string
  pattern: RegExp
}

/** The first form that fits is the guess; several couriers share lengths, so it stays a guess. */
const courierForms: readonly CourierForm[] = [
  { courier: '順豐', pattern: /^SF\d{12,15}$/ },
  { courier: '中華郵政', pattern: /^[A-Z]{2}\d{9}TW$/ },
  { courier: '中華郵政', pattern: /^\d{20}$/ },
  { courier: '中華郵政', pattern: /^\d{14}$/ },
  { courier: '黑貓宅急便', pattern: /^\d{12}$/ },
  { courier: '新竹物流', pattern: /^\d{10}$/ },
]

export interface CourierGuess {
  courier: string
}

/** Whose tracking number it looks like; spaces, hyphens and letter case do not matter. Only a guess. */
export function guessCourier(trackingNumber: string): CourierGuess | undefined {
  const code = trackingNumber.replace(/[\s-]/g, '').toUpperCase()
  return courierForms.find(({ pattern }) => pattern.test(code))
}
