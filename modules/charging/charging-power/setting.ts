import { z } from 'zod'
import { Id } from '#platform/contract/fields.ts'

/** Hours of a day. */
const hours = 24

/** How the building's power is shared. */
export const Sharing = z.object({
  isOn: z.boolean(),
  /** kW of the contract with Taipower. */
  contractKw: z.int().min(1).max(9999),
  /** Per cent of it that everything together may take. */
  startPercent: z.int().min(30).max(100),
  /** Where what the building takes without charging comes from: kW by the hour, or a point of its main meter in kW. */
  baseFrom: z.enum(['profile', 'point']),
  profile: z.array(z.int().min(0).max(9999)).length(hours),
  pointId: Id.nullable(),
})
export type Sharing = z.output<typeof Sharing>

/** What holds where a community decided nothing. */
export const noSharing: Sharing = {
  isOn: false,
  contractKw: 100,
  startPercent: 80,
  baseFrom: 'profile',
  profile: Array.from({ length: hours }, () => 0),
  pointId: null,
}
