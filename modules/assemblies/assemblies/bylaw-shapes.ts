import { z } from 'zod'
import { Day, KindNumber } from '#platform/contract/fields.ts'
import { motionKinds } from '#modules/assemblies/tally/contract.ts'

/** A threshold of nothing is none. */
const part = z.int().min(1).max(1000)
export const FractionShape = z
  .object({ part, of: z.int().min(1).max(1000), isMore: z.boolean().default(false) })
  .refine(({ part, of }) => part <= of, { error: '分子不能大於分母' })
const pair = { heads: FractionShape, area: FractionShape }
export const ThresholdsShape = z.object({
  quorum: z.object({ ...pair, leastHeads: KindNumber.default(1) }),
  approval: z.object({ ...pair, isOfAll: z.boolean().default(false) }),
})
/** The bylaws' own number for a kind of motion, from a day on. */
export const BylawShape = z.object({
  /** `reconvened`: of all motions of a meeting that is called again (Art. 32 I). */
  kind: z.enum([...motionKinds, 'reconvened']),
  from: Day.meta({ wire: 'EffectiveDate' }),
  thresholds: ThresholdsShape,
})
export type Bylaw = z.output<typeof BylawShape>
export const BylawsShape = z.array(BylawShape).max(40)
