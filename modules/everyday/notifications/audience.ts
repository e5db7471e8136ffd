import { z } from 'zod'
import { Id, words } from '#platform/contract/fields.ts'

export const audienceRoles = ['all', 'owners', 'tenants'] as const
export type AudienceRole = (typeof audienceRoles)[number]
export const mostHouseholds = 2000

/** Who is told: the households of all that is named together; everyone where nothing is. */
export const Audience = z.object({
  buildings: z.array(words(100)).max(100).meta({ wire: 'Tags' }),
  /** Marks of households or their residents: 聽障, 寵物. */
  marks: z.array(words(20)).max(50),
  householdIds: z.array(Id).max(mostHouseholds).meta({ wire: 'TabletIds' }),
  role: z.enum(audienceRoles),
})
export type Audience = z.output<typeof Audience>

export const everybody: Audience = { buildings: [], marks: [], householdIds: [], role: 'all' }

/** Whether it goes to all households. */
export const isForAll = ({ buildings, marks, householdIds }: Audience): boolean =>
  !buildings.length && !marks.length && !householdIds.length
