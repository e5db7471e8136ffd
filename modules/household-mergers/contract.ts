import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import {
  building,
  floor,
  householdId,
  label,
  rowVersion,
  unit,
} from '#modules/household-properties/shapes.ts'

export const sameHousehold = () => problem(400181, '不能把一戶併到自己，請選另一戶。')
export const otherKind = () => problem(400182, '住戶與虛擬戶不能併在一起。')
export const nothingToSplit = () => problem(400183, '請至少選一位住戶、一張卡、一支手機、一輛車或一個車位。')
export const everythingSplit = () =>
  problem(400184, '全部都拆出去，原來的戶就空了。若只是改名稱，請用「修改戶別」。')
export const goneMeanwhile = (what: string) =>
  problem(409181, `選的${what}剛剛已經不在這一戶，請看過新的內容再拆。`)

const count = z.int()
const residentId = Id.nullable()

/** Everything that is a household's now: what a merge moves, and what a split can choose from. */
export const Belongings = z.object({
  householdId,
  label: z.string().meta({ wire: 'TabletNote' }),
  isVirtual: z.union([z.literal(0), z.literal(1)]),
  /** In 0.01 m²; null: not known. */
  exclusiveArea: z.int().nullable(),
  titleArea: z.int().nullable(),
  ownerNames: z.array(z.string()),
  rowVersion,
  residents: z.array(z.object({ residentId: Id, name: z.string() })),
  cards: z.array(z.object({ cardId: Id, code: z.string(), residentId })).meta({ wire: 'Carriers' }),
  /** A phone's barcode opens a hand-over: only its end is shown. */
  phones: z.array(z.object({ phoneId: Id, serialEnd: z.string(), residentId })).meta({ wire: 'Devices' }),
  vehicles: z.array(z.object({ vehicleId: Id, plate: z.string(), residentId })),
  spaces: z.array(z.object({ spaceId: Id, vehicle: z.enum(['car', 'motorcycle']), number: z.string() })),
  /** What waits at the desk, and for whom by name; null: for the whole household. */
  packages: z.array(
    z.object({
      packageId: Id.meta({ wire: 'PdId' }),
      serialNumber: z.string().meta({ wire: 'SerialNum' }),
      residentId,
    }),
  ),
  deposits: z.array(
    z.object({ depositId: Id, serialNumber: z.string().meta({ wire: 'SerialNum' }), residentId }),
  ),
  /** Returns and outgoing parcels that wait for a courier. */
  itemCount: count,
})
export type Belongings = z.output<typeof Belongings>

/** How much went over. */
export const Moved = z.object({
  residents: count,
  cards: count.meta({ wire: 'Carriers' }),
  phones: count.meta({ wire: 'Devices' }),
  vehicles: count,
  spaces: count,
  packages: count,
  deposits: count,
  items: count,
})
export type Moved = z.output<typeof Moved>

const ids = z.array(Id).max(200).default([])

export const householdMergers = contract('householdMergers', {
  getBelongings: call({
    method: 'GET',
    path: '/api/v1/Household/{householdId}/Belongings',
    summary: 'Everything that is a household’s now: the preview of a merge or split. The view is audited.',
    can: 'households.change',
    takes: z.object({ householdId }),
    gives: data(Belongings),
    errors: 'own',
  }),
  merge: call({
    method: 'POST',
    path: '/api/v1/Household/{householdId}/Merge',
    summary:
      'Merges a household into another one: people, cards, phones, vehicles, marks, parking and what waits go over, it closes, its records stay. 409152: one of them was changed meanwhile.',
    can: 'households.change',
    takes: z.object({
      householdId,
      intoId: Id,
      rowVersion,
      intoVersion: rowVersion,
      /** The other household's areas grow by the areas of this one. */
      addAreas: z.boolean().default(false),
      reason: words(100),
    }),
    gives: data(Moved),
    errors: 'own',
  }),
  split: call({
    method: 'POST',
    path: '/api/v1/Household/{householdId}/Split',
    summary:
      'Makes a new household of chosen people, cards, phones, vehicles and spaces; what waits for a chosen person by name goes along. 409152 changed meanwhile, 409153 the label is taken, 409181 something chosen is gone.',
    can: 'households.change',
    takes: z.object({
      householdId,
      /** Of the new household, made by the client. */
      newId: Id,
      building,
      floor,
      unit,
      label,
      residentIds: ids,
      cardIds: ids.meta({ wire: 'CarrierIds' }),
      phoneIds: ids.meta({ wire: 'DeviceIds' }),
      vehicleIds: ids,
      spaceIds: ids,
      rowVersion,
      reason: words(100),
    }),
    gives: data(Moved),
    errors: 'own',
  }),
})
