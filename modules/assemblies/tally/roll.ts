/** Who counts as a person (人數): an owner once whatever he owns (the law), or every unit once (what many bylaws say). */
export type PersonCount = 'owner' | 'unit'

/** What counts: persons, and area in fifths of 0.01 m², in which a fifth of all area is whole (Art. 27 II). */
export interface Weight {
  heads: number
  fifths: number
}

/** A 專有部分: its area in 0.01 m², and whose it is; several people who own it together are one key (`jointKey`). */
export interface Unit {
  id: string
  ownerKey: string
  area: number
}

/** All units of a community and how its people are counted. */
export interface Roll {
  units: readonly Unit[]
  count: PersonCount
}

export const nothing: Weight = { heads: 0, fifths: 0 }

/** Two weights as one. */
export const plus = (a: Weight, b: Weight): Weight => ({
  heads: a.heads + b.heads,
  fifths: a.fifths + b.fifths,
})

/** Weights as one. */
export const sumOf = (weights: Iterable<Weight>): Weight => [...weights].reduce(plus, nothing)

/** The one key of those who own a unit together: co-owners of one unit are one person, in whatever order they are written. */
export const jointKey = (owners: readonly string[]): string => [...new Set(owners)].toSorted().join('+')

/** Everybody and everything: the whole that quorums are measured against (Art. 31), without any cap. */
export const wholeOf = ({ units, count }: Roll): Weight => ({
  heads: count === 'owner' ? new Set(units.map((unit) => unit.ownerKey)).size : units.length,
  fifths: 5 * units.reduce((sum, unit) => sum + unit.area, 0),
})

/**
 * The most that counts of one owner's own holding: a fifth of all area, and by units a fifth of their number (Art. 27 II).
 * Where there are fewer than five units, one always counts.
 */
export function ownCap(roll: Roll): Weight {
  const fifths = wholeOf(roll).fifths / 5
  return { heads: roll.count === 'owner' ? 1 : Math.max(1, Math.floor(roll.units.length / 5)), fifths }
}

/** The most that counts of what one agent was given by others: a fifth of all persons and of all area (Art. 27 III). */
export function proxyCap(roll: Roll): Weight {
  const whole = wholeOf(roll)
  return { heads: Math.floor(whole.heads / 5), fifths: whole.fifths / 5 }
}
