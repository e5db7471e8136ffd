import { serve } from '#platform/server/serve.ts'
import { householdMergers } from '../contract.ts'
import { getBelongings } from './belongings.ts'
import { merge } from './merge.ts'
import type { Parts } from './move-parts.ts'
import { split } from './split.ts'

/** The calls of mergers and splits, over what modules declare of households and of their people. */
export const householdMergersRoutes = (parts: Parts) =>
  serve(householdMergers, {
    getBelongings: (context, { householdId }) => getBelongings(context, parts.householdParts, householdId),
    merge: (context, input) => merge(context, parts, input),
    split: (context, input) => split(context, parts, input),
  })
