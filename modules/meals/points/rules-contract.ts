import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, line, RowVersion } from '#platform/contract/fields.ts'
import { Balance, mostNote, Points, pointServices, purses } from './contract.ts'
import { PointRules } from './setting.ts'

export { rulesChanged } from './problems.ts'

const at = '/api/v1/Point'
const service = pointServices
const holder = {
  householdId: Id.meta({ wire: 'TabletId' }),
  /** Whose purse of the household; null: its own. */
  residentId: Id.nullable().default(null),
}

/** What a community decides about points, and points that go from one household to another by it. */
export const pointRules = contract('pointRules', {
  show: call({
    method: 'GET',
    path: `${at}/Rule`,
    summary: 'Whether people have purses of their own, and whether points go from household to household.',
    can: 'points.view',
    service,
    takes: z.object({}),
    gives: data(
      PointRules.extend({ version: RowVersion, changedAt: Instant.nullable(), changedBy: z.string() }),
    ),
  }),
  save: call({
    method: 'PUT',
    path: `${at}/Rule`,
    summary: 'Changes the rules as they were seen at `Version`; 0 where nothing was decided.',
    can: 'points.setRules',
    service,
    takes: PointRules.extend({ version: RowVersion }),
    gives: done,
  }),
  transfer: call({
    method: 'POST',
    path: `${at}/{householdId}/Transfer`,
    summary:
      'A household gives points to another one, as the rules allow; each keeps its last day. Once by its id.',
    can: 'points.transfer',
    service,
    takes: z.object({
      ...holder,
      transferId: Id,
      toHouseholdId: Id.meta({ wire: 'ToTabletId' }),
      purse: z.enum(purses).default('cash'),
      points: Points,
      note: line(mostNote).default(''),
    }),
    gives: data(Balance),
  }),
})
