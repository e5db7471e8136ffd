import { cut } from '#platform/contract/cut.ts'

/** Where a thing of the register is, as a repair says it: its area and its place there. */
export const placeOf = ({ areaName, place }: { areaName: string; place: string }): string =>
  cut([areaName, place].filter(Boolean).join(' '), 40)
