import type { ShownPoint } from './shown-point.ts'

const lifts = 2
const floorUnits = ['F', '樓']

/** The storey at which a lift stands, where its point says one: a value in F or 樓; undefined: it says something else, or nothing. */
export function storeyOf({ point }: ShownPoint): number | undefined {
  if (point.category !== lifts || !floorUnits.includes(point.unit) || point.isLost) return undefined
  const storey = Number(point.value)
  return point.value !== '' && Number.isInteger(storey) && storey >= 1 ? storey : undefined
}

/** A lift that says where it is stands there, and not where its machine is. */
export function whereItIs(shown: ShownPoint): ShownPoint {
  const storey = shown.building ? storeyOf(shown) : undefined
  return storey === undefined ? shown : { ...shown, height: storey, floor: `${storey}F` }
}
