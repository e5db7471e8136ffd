import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, verbatim, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import {
  building,
  floor,
  Happening,
  HouseholdProperty,
  householdId,
  label,
  ListedHousehold,
  propertyFields,
  reason,
  rowVersion,
  TreeBuilding,
  unit,
} from './shapes.ts'

export const sharesNotWhole = (sum: string) =>
  problem(400171, `持分加起來是 ${sum}，要剛好是 1，請檢查每位所有權人的持分。`)
export const shareMissing = () => problem(400172, '有人填了持分、有人沒填。請每位所有權人都填，或都留白。')
export const shareTooLarge = (name: string) => problem(400173, `${name} 的持分大於 1，分子不能大於分母。`)
export const oneRepresentative = () => problem(400174, '共有人只能推選一位代表，請只留一位。')
export const spaceTwice = (number: string) => problem(400175, `車位 ${number} 填了兩次，請只留一個。`)
export const virtualHasNoProperty = () => problem(400176, '虛擬戶沒有產權，不能填面積、所有權人與車位。')
export const spaceTaken = (number: string, owner: string) =>
  problem(409171, `車位 ${number} 已登記給 ${owner}，請先從那一戶移除。`)
export const notEmpty = (text: string) =>
  problem(409172, `這一戶還有${text}，處理完才能關閉；要併到另一戶請用「併戶」。`)

const place = { building, floor, unit, label, isVirtual: z.boolean().default(false) }

/** A household to be added; its id is made by the client. */
const NewHousehold = z.object({ householdId, ...place })

export const householdProperties = contract('householdProperties', {
  listProperties: call({
    method: 'GET',
    path: '/core/api/HouseholdProperty',
    summary:
      'Property data of the open households of a building, or of all, in the order of the picker. Areas are whole numbers in 0.01 m² (8532 is 85.32 m²). Phones are masked.',
    can: 'households.view',
    takes: z.object({ building: verbatim(100).default('').meta({ wire: 'Tag' }) }),
    gives: data(z.array(HouseholdProperty)),
  }),
  getProperty: call({
    method: 'GET',
    path: '/core/api/HouseholdProperty/{id}',
    summary:
      'Property data of one household; phones in full for those who may. The view is audited. Areas in 0.01 m².',
    can: 'households.view',
    takes: z.object({ id: Id }),
    gives: data(HouseholdProperty),
  }),
  addProperty: call({
    method: 'POST',
    path: '/core/api/HouseholdProperty/',
    summary:
      'Adds a household with its property data. Areas in 0.01 m². 409153: the label is taken; 409171: a parking space is.',
    can: 'households.change',
    takes: z.object({ id: Id, ...place, ...propertyFields }),
    gives: data(HouseholdProperty),
  }),
  changeProperty: call({
    method: 'PUT',
    path: '/core/api/HouseholdProperty/{id}',
    summary:
      'Writes the property data of a household anew; the old values stay in its timeline. Areas in 0.01 m². 409152: changed meanwhile; 409171: a parking space is taken.',
    can: 'households.change',
    takes: z.object({ id: Id, rowVersion, reason, ...propertyFields }),
    gives: data(HouseholdProperty),
  }),
  getTree: call({
    method: 'GET',
    path: '/api/v1/Household/Tree',
    summary: 'Buildings and floors in their order, with how many units are there, vacant, rented, virtual.',
    can: 'households.view',
    takes: z.object({}),
    gives: data(z.array(TreeBuilding)),
  }),
  listHouseholds: call({
    method: 'GET',
    path: '/api/v1/Household',
    summary:
      'Households of a building, of a floor or of all; with IsClosed those that closed or were merged.',
    can: 'households.view',
    takes: z.object({
      building: verbatim(100).default('').meta({ wire: 'Tag' }),
      floor: verbatim(100).default(''),
      isClosed: z.boolean().default(false),
    }),
    gives: data(z.array(ListedHousehold)),
  }),
  addHouseholds: call({
    method: 'POST',
    path: '/api/v1/Household',
    summary: 'Adds households, all or none; gives how many are new. 409153: a label is taken.',
    can: 'households.change',
    takes: z.object({ households: z.array(NewHousehold).min(1).max(500), reason }),
    gives: data(z.object({ added: z.int() })),
  }),
  placeHousehold: call({
    method: 'PUT',
    path: '/api/v1/Household/{householdId}',
    summary:
      'Renames a household or moves it to another building or floor. 409152 changed meanwhile, 409153 taken.',
    can: 'households.change',
    takes: z.object({ ...place, householdId, rowVersion, reason }),
    gives: data(ListedHousehold),
  }),
  closeHousehold: call({
    method: 'POST',
    path: '/api/v1/Household/{householdId}/Close',
    summary: 'Closes a household that has nobody and nothing left. 409172 says what is left.',
    can: 'households.change',
    takes: z.object({ householdId, rowVersion, reason: words(100) }),
    gives: done,
  }),
  reopenHousehold: call({
    method: 'POST',
    path: '/api/v1/Household/{householdId}/Reopen',
    summary: 'Opens a closed household again; one that was merged stays part of the other.',
    can: 'households.change',
    takes: z.object({ householdId, reason: words(100) }),
    gives: done,
  }),
  orderBuildings: call({
    method: 'PUT',
    path: '/api/v1/Household/Order/Tag',
    summary: 'Puts the buildings into another order; all must be named. 409155: there are others meanwhile.',
    can: 'households.change',
    takes: z.object({ buildings: z.array(building).min(1).max(200).meta({ wire: 'Tags' }) }),
    gives: done,
  }),
  orderFloors: call({
    method: 'PUT',
    path: '/api/v1/Household/Order/Tag/{building}/Floor',
    summary: 'Puts the floors of a building into another order; all must be named. 409155: there are others.',
    can: 'households.change',
    takes: z.object({ building: verbatim(100), floors: z.array(floor).min(1).max(200) }),
    gives: done,
  }),
  getTimeline: call({
    method: 'GET',
    path: '/api/v1/Household/{householdId}/Timeline',
    summary:
      'Everything that was changed of a household, the oldest first, closed ones too; the view is audited.',
    can: 'households.view',
    takes: z.object({ householdId }),
    gives: data(z.array(Happening)),
    errors: 'own',
  }),
})
