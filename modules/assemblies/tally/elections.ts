import type { Fraction } from './fractions.ts'
import { reaches } from './fractions.ts'
import type { Weight } from './roll.ts'

/** Somebody who stands, for the seats of a group (a building; '' where there is one group alone). */
export interface Candidate {
  id: string
  group: string
  votes: Weight
}

/** How many are elected in each group, and what decides. */
export interface ElectionRules {
  seats: ReadonlyMap<string, number>
  alternates: number
  /** Votes are counted by persons or by area. */
  by: 'heads' | 'area'
  /** What a candidate must reach besides, of what is present; null where the most votes suffice by the bylaws. */
  least: { heads: Fraction; area: Fraction; present: Weight } | null
}

/** Equal votes at a border: of these, so many have a place; the lot decides (抽籤). */
export interface Tie {
  group: string
  ids: readonly string[]
  places: number
  isForSeats: boolean
}

/** Who is elected, who comes next, and what the lot must still decide. */
export interface ElectionResult {
  elected: readonly string[]
  alternates: readonly string[]
  ties: readonly Tie[]
}

/** Candidates in classes of equal votes, most first; who has none or misses the least stands in no class. */
function classesOf(candidates: readonly Candidate[], { by, least }: ElectionRules): Candidate[][] {
  const votes = ({ votes: { heads, fifths } }: Candidate) => (by === 'heads' ? heads : fifths)
  const eligible = candidates.filter(
    (one) =>
      votes(one) > 0 &&
      (!least ||
        (reaches(one.votes.heads, least.present.heads, least.heads) &&
          reaches(one.votes.fifths, least.present.fifths, least.area))),
  )
  const classes = new Map<number, Candidate[]>()
  for (const one of eligible) classes.set(votes(one), [...(classes.get(votes(one)) ?? []), one])
  return [...classes].toSorted(([a], [b]) => b - a).map(([, members]) => members)
}

/**
 * The outcome of an election. Most votes first, group by group; who is equal at a border is decided by `lots`, the ids in
 * the order in which they were drawn, and until all of them are drawn nobody of them is elected.
 */
export function electionOf(
  candidates: readonly Candidate[],
  rules: ElectionRules,
  lots: readonly string[] = [],
): ElectionResult {
  const elected: string[] = []
  const alternates: string[] = []
  const ties: Tie[] = []
  for (const [group, seats] of rules.seats) {
    let left = seats
    let after = rules.alternates
    for (const members of classesOf(
      candidates.filter((one) => one.group === group),
      rules,
    )) {
      const ids = members.map(({ id }) => id)
      const isDrawn = ids.every((id) => lots.includes(id))
      const order = isDrawn ? ids.toSorted((a, b) => lots.indexOf(a) - lots.indexOf(b)) : ids
      const fits = ids.length <= left
      const asksLots = !fits && ids.length > 1 && left + after > 0 && !isDrawn
      if (asksLots) {
        ties.push({ group, ids, places: left > 0 ? left : Math.min(after, ids.length), isForSeats: left > 0 })
        const used = Math.min(ids.length, left + after)
        after -= Math.max(0, used - left)
        left = 0
        continue
      }
      elected.push(...order.slice(0, left))
      const next = order.slice(left, left + after)
      alternates.push(...next)
      left = Math.max(0, left - ids.length)
      after -= next.length
    }
  }
  return { elected, alternates, ties }
}
