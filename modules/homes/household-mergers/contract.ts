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
} from '#modules/homes/household-properties/shapes.ts'

export const sameHousehold = () => problem(400181, '不能把一戶併到自己，請選另一戶。')
export const otherKind = () => problem(400182, '住戶與虛擬戶不能併在一起。')
export const nothingToSplit = () => problem(400183, '請至少選一位住戶、一張卡、一支手機、一輛車或一個車位。')
export const everythingSplit = () =>
  problem(400184, '全部都拆出去，原來的戶就空了。若只是改名稱，請用「修改戶別」。')
export const goneMeanwhile = (text: string) =>
  problem(409181, `選的${text}剛剛已經不在這一戶，請看過新的內容再拆。`)

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
  vehicles: z.array(z.object({ vehicleId: Id, plate: z.string(), residentId })),
  spaces: z.array(z.object({ spaceId: Id, vehicle: z.enum(['car', 'motorcycle']), number: z.string() })),
  /** What other modules keep of it, by the name that they declare, and whose each thing is; null: the whole household's. */
  parts: z.array(
    z.object({
      name: z.string(),
      /** What it is called, in Chinese. */
      title: z.string(),
      /** Whether a split chooses of it thing by thing. */
      isChosen: z.boolean(),
      things: z.array(z.object({ id: Id, title: z.string(), residentId })),
    }),
  ),
})
export type Belongings = z.output<typeof Belongings>

/** How much went over. */
export const Moved = z.object({
  residents: count,
  vehicles: count,
  spaces: count,
  parts: z.array(z.object({ name: z.string(), count })),
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
      'Merges a household into another one: people, vehicles, marks, parking and what modules keep of it go over, it closes, its records stay. 409152: one of them was changed meanwhile.',
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
  }),
  split: call({
    method: 'POST',
    path: '/api/v1/Household/{householdId}/Split',
    summary:
      'Makes a new household of chosen people, vehicles, spaces and things (cards, phones); what waits for a chosen person by name goes along. 409152 changed meanwhile, 409153 the label is taken, 409181 something chosen is gone.',
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
      vehicleIds: ids,
      spaceIds: ids,
      /** Of the parts that are chosen thing by thing. */
      parts: z
        .array(z.object({ name: words(60), ids }))
        .max(50)
        .default([]),
      rowVersion,
      reason: words(100),
    }),
    gives: data(Moved),
  }),
})
