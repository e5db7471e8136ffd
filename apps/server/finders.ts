import type { Finder } from '#platform/server/finder.ts'
import { finders as activationFinders } from '#modules/activation/server/finders.ts'
import { finders as depositsFinders } from '#modules/deposits/server/finders.ts'
import { finders as householdsFinders } from '#modules/households/server/finders.ts'
import { finders as packageRecordsFinders } from '#modules/package-records/server/finders.ts'
import { finders as residentsFinders } from '#modules/residents/server/finders.ts'
import { finders as returnsFinders } from '#modules/returns/server/finders.ts'
import { finders as visitorsFinders } from '#modules/visitors/server/finders.ts'

/** Everything that the search finds, in the order in which it is shown. */
export const allFinders: readonly Finder[] = [
  ...householdsFinders,
  ...residentsFinders,
  ...activationFinders,
  ...packageRecordsFinders,
  ...depositsFinders,
  ...returnsFinders,
  ...visitorsFinders,
]
