import { attendeeMissing, attendeeNotOwner } from '../problems.ts'
import { plainName } from './agents.ts'
import type { UnitRecord } from './tables.ts'

const isName = (one: string, other: string) => plainName(one) === plainName(other)

/**
 * Which of the owners of a unit is there: of several one exercises the rights of all (Art. 27 I), without a name whoever
 * represents them by the roll. '' of a sole owner, whose name says it already. Throws attendeeMissing, attendeeNotOwner.
 */
export function attendeeOf({ owners, representative, label }: UnitRecord, given: string): string {
  if (given && !owners.some(({ name }) => isName(name, given))) throw attendeeNotOwner(given, label)
  if (owners.length === 1) return ''
  const name = given || representative
  if (!name) throw attendeeMissing(label)
  return owners.find((owner) => isName(owner.name, name))?.name ?? name
}
