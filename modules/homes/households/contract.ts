import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, verbatim } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { HouseholdMarks, MarksChange } from './marks.ts'

/** A household as every list names it (R152). `isVirtual` is 0 or 1 on the wire. */
export const Household = z.object({
  householdId: Id.meta({ wire: 'TabletId' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  /** Of the resident who stands first in it; '' where nobody lives. */
  userId: z.string(),
  isVirtual: z.union([z.literal(0), z.literal(1)]),
  building: z.string().meta({ wire: 'Tag' }),
  floor: z.string(),
  /** Residents' names in their order. */
  names: z.array(z.string()),
  /** Marks of the household and its residents that hold today: `聽障`, `可代領`, … */
  marks: z.array(z.string()),
})
export type Household = z.output<typeof Household>
/** A household as the tree of the core API names it: its id is called Id there as well (R152). */
const HouseholdNode = Household.extend({ id: Id })

const Building = z.object({
  building: z.string().meta({ wire: 'Tag' }),
  householdCount: z.int(),
  virtualCount: z.int(),
})
const Floor = z.object({ floor: z.string(), householdCount: z.int(), virtualCount: z.int() })
const TreeNode = z.object({ id: z.string(), name: z.string(), parentId: z.string().nullable() })
/** A card that is lost or was taken out of use is disabled here. */
const Card = z.object({ id: Id, cardCode: z.string().meta({ wire: 'CarrierCode' }), isDisabled: z.boolean() })
const Resident = z.object({
  id: Id,
  name: z.string(),
  /** Masked: 0912***678. */
  mobile: z.string(),
  marks: z.array(z.string()),
})
const HouseholdDetail = Household.extend({
  note: z.string(),
  residents: z.array(Resident),
  cards: z.array(Card).meta({ wire: 'Carriers' }),
  /** A phone's barcode opens a hand-over: only its end is shown. */
  phones: z
    .array(z.object({ id: Id, serialEnd: z.string(), residentName: z.string(), boundAt: Instant }))
    .meta({ wire: 'Devices' }),
  plates: z.array(z.string()),
})
export type HouseholdDetail = z.output<typeof HouseholdDetail>
const FoundHousehold = Household.extend({
  /** Which of the residents' names or phone endings matched, for the eye. */
  matched: z.string(),
})
export type FoundHousehold = z.output<typeof FoundHousehold>

export const markedMeanwhile = (who: string, when: string) =>
  problem(409151, `${who}於${when} 改過標記或備註，請看過新的內容再儲存。`)
export const householdChangedMeanwhile = (who: string, when: string) =>
  problem(
    409152,
    who ? `${who}於${when} 改過這一戶，請看過新的內容再儲存。` : '這一戶剛剛被改過，請看過新的內容再儲存。',
  )
export const labelTaken = (label: string, names: readonly string[], householdId?: string) =>
  problem(
    409153,
    householdId
      ? `「${label}」已經是另一戶${names.length ? `（${names.join('、')}）` : ''}，請換一個名稱。`
      : `「${label}」重複了，每一戶的名稱都要不同。`,
    householdId ? { data: { TabletId: householdId, TabletNote: label } } : {},
  )
export const householdIdTaken = () => problem(409154, '這個編號已經是另一戶，請重新整理後再試一次。')
export const orderChangedMeanwhile = () => problem(409155, '棟別或樓層剛剛有增減，請看過新的清單再調整順序。')
/** `heir`: the label of the household that it is part of now; '' when it just closed. */
export const householdClosed = (label: string, who: string, when: string, heir: string) =>
  problem(
    404151,
    heir
      ? `${who}已於${when} 把 ${label} 併入 ${heir}，請改到 ${heir} 處理。`
      : `${who}已於${when} 關閉 ${label}，這次沒有儲存。`,
  )
export const doubleMark = (word: string) => problem(400151, `「${word}」重複了，請只留一個。`)

const text = verbatim(100)

export const households = contract('households', {
  listBuildings: call({
    method: 'GET',
    path: '/api/v1/CommunityTablet/Tag',
    summary: 'Buildings: the first step of the household picker.',
    can: 'households.view',
    takes: z.object({}),
    gives: data(z.array(Building)),
    errors: 'own',
  }),
  listFloors: call({
    method: 'GET',
    path: '/api/v1/CommunityTablet/{building}/Floor',
    summary: 'Floors of a building: the second step.',
    can: 'households.view',
    takes: z.object({ building: text }),
    gives: data(z.array(Floor)),
    errors: 'own',
  }),
  listUnits: call({
    method: 'GET',
    path: '/api/v1/CommunityTablet/{building}/{floor}/Tablet-Note',
    summary: 'Households of a floor: the third step.',
    can: 'households.view',
    takes: z.object({ building: text, floor: text }),
    gives: data(z.array(Household)),
    errors: 'own',
  }),
  findHouseholds: call({
    method: 'GET',
    path: '/api/v1/CommunityTablet/Search',
    summary:
      "Households by any fragment: a label (A12-3), a resident's name, the last digits of a phone, a plate.",
    can: 'households.view',
    takes: z.object({ text: verbatim(50), maxCount: z.int().min(1).max(50).default(8) }),
    gives: data(z.array(FoundHousehold)),
    errors: 'own',
  }),
  listHouseholds: call({
    method: 'GET',
    path: '/api/v1/CommunityTablet/Households',
    summary: 'All households of a building, in the order of floors and units.',
    can: 'households.view',
    takes: z.object({ building: text.meta({ wire: 'Tag' }) }),
    gives: data(z.array(Household)),
  }),
  getHousehold: call({
    method: 'GET',
    path: '/api/v1/CommunityTablet/{householdId}/Detail',
    summary: 'One household with residents, cards, phones and plates, masked; the view is audited.',
    can: 'households.view',
    takes: z.object({ householdId: Id }),
    gives: data(HouseholdDetail),
  }),
  listMarks: call({
    method: 'GET',
    path: '/api/v1/CommunityTablet/Marks',
    summary: 'Marks and notes of households and their residents that hold today, for lists.',
    can: 'households.view',
    takes: z.object({ householdIds: z.array(Id).min(1).max(200).meta({ wire: 'TabletIds' }) }),
    gives: data(z.array(HouseholdMarks)),
    errors: 'counter',
  }),
  getMarks: call({
    method: 'GET',
    path: '/api/v1/CommunityTablet/{householdId}/Marks',
    summary: 'Marks and notes of one household and everybody in it, also those that have ended.',
    can: 'households.view',
    takes: z.object({ householdId: Id }),
    gives: data(HouseholdMarks),
    errors: 'own',
  }),
  changeMarks: call({
    method: 'PUT',
    path: '/api/v1/CommunityTablet/{householdId}/Marks',
    summary:
      'Writes marks and notes anew; residents that are left out keep theirs. 409151: changed meanwhile.',
    can: 'households.mark',
    takes: MarksChange,
    gives: data(HouseholdMarks),
  }),
  listBuildingNodes: call({
    method: 'GET',
    path: '/core/api/Community/Tag',
    summary: 'Buildings as tree nodes (R153).',
    can: 'households.view',
    takes: z.object({}),
    gives: data(z.array(TreeNode)),
  }),
  listFloorNodes: call({
    method: 'GET',
    path: '/core/api/Community/Tag/{id}/Floor',
    summary: 'Floors of a building as tree nodes.',
    can: 'households.view',
    takes: z.object({ id: text }),
    gives: data(z.array(TreeNode)),
  }),
  listUnitNodes: call({
    method: 'GET',
    path: '/core/api/Community/Tag/{id}/Floor/{floor}/Tablet',
    summary: 'Households of a floor, for the tree.',
    can: 'households.view',
    takes: z.object({ id: text, floor: text }),
    gives: data(z.array(HouseholdNode)),
  }),
})
