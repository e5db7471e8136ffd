import type { ChargedHousehold } from '#modules/homes/household-properties/server/public.ts'
import type { Basis } from '../settings.ts'
import { pingOf } from './exact.ts'

export type { ChargedHousehold }

/** What is not known of a household. */
export type Missing = 'exclusiveArea' | 'titleArea' | 'parkingArea'

/** What the basis is called on a bill. */
export const basisNames: Readonly<Record<Basis, string>> = {
  exclusive: '專有部分',
  title: '權狀',
  titleWithoutParking: '權狀扣除車位',
}

/** What the bays for cars have of the area of a household, as above; nothing of one without them. */
export function parkingOf(
  { carArea, flatSpaces, mechanicalSpaces }: ChargedHousehold,
  isPing: boolean,
): { area: number } | { missing: Missing } {
  if (flatSpaces + mechanicalSpaces === 0) return { area: 0 }
  if (!carArea) return { missing: 'parkingArea' }
  return { area: isPing ? pingOf(carArea) : carArea }
}

/** The area that counts for a household, in hundredths of 坪 or m²; or what is not known of it. */
export function areaOf(
  household: ChargedHousehold,
  basis: Basis,
  isPing: boolean,
): { area: number } | { missing: Missing } {
  const { exclusiveArea, titleArea, parkingArea } = household
  const area = basis === 'exclusive' ? exclusiveArea : titleArea
  if (area === null) return { missing: basis === 'exclusive' ? 'exclusiveArea' : 'titleArea' }
  if (basis !== 'titleWithoutParking') return { area: isPing ? pingOf(area) : area }
  if (parkingArea === null || parkingArea >= area) return { missing: 'parkingArea' }
  return { area: isPing ? pingOf(area - parkingArea) : area - parkingArea }
}
