/** A building as it is typed. */
export interface TypedBuilding {
  name: string
  floors: string
  perFloor: string
}

/** Whether something is a whole number from 1 to the most. */
const isCount = (typed: string, most: number) =>
  /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most

/** What of a building must be mended before it can be made. */
export const faultsOfBuilding = ({ name, floors, perFloor }: TypedBuilding) => ({
  name: !name.trim(),
  floors: !isCount(floors, 80),
  perFloor: !isCount(perFloor, 60),
})

const named = (nth: number) => `${String.fromCharCode(65 + (nth % 26))}棟`

/** What stands there for the n-th building until somebody writes otherwise. */
export const usualBuilding = (nth: number): TypedBuilding => ({
  name: named(nth),
  floors: '12',
  perFloor: '4',
})
