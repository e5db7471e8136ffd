/** A building as it is typed. */
export interface TypedBuilding {
  name: string
  floors: string
  perFloor: string
}

const named = (nth: number) => `${String.fromCharCode(65 + (nth % 26))}棟`

/** What stands there for the n-th building until somebody writes otherwise. */
export const usualBuilding = (nth: number): TypedBuilding => ({
  name: named(nth),
  floors: '12',
  perFloor: '4',
})
