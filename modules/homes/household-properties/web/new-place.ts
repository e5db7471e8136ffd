/** Where a household is and what it is called, as it is typed. */
export interface NewPlace {
  building: string
  floor: string
  unit: string
  label: string
}

/** The usual label of a place: `A棟-12F-3`; a virtual one has no floor in it. */
export const usualLabel = ({ building, floor, unit }: Omit<NewPlace, 'label'>, isVirtual = false): string =>
  [building, isVirtual ? '' : floor, unit]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('-')
