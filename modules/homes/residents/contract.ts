import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, Id, line, RowVersion } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import {
  EndingContract,
  FormerResident,
  FullResident,
  Home,
  householdId,
  Move,
  PastEvent,
  Resident,
  residentChanges,
  residentFields,
  residentId,
  Transport,
} from './shapes.ts'

export const changedMeanwhile = (who: string, when: string, now: unknown) =>
  problem(409601, `${who}已於${when} 改過這位住戶的資料，您的變更沒有儲存；請看過新的內容再儲存。`, {
    data: now,
  })
export const plateElsewhere = (words: string, found: unknown) =>
  problem(409602, `${words}。如果沒有打錯，請確認後再儲存。`, { data: found })
export const alreadyMovedOut = (name: string, who: string, when: string) =>
  problem(409603, `${who}已於${when} 登記 ${name} 遷出。`)
export const livesHere = (name: string, label: string) =>
  problem(409604, `${name} 現在住在 ${label}，不需要再遷入。`)
export const rentersLiveHere = (names: string) =>
  problem(409605, `承租人 ${names} 還住在這一戶，請先辦理遷出或更改身分，再取消出租。`)
export const idTaken = () => problem(409606, '這位住戶已經登記過了，請重新整理後再看。')
export const vehiclesChanged = (who: string, when: string) =>
  problem(409607, `${who}已於${when} 改過這一戶的車輛，請看過最新內容再儲存。`)

export const dayTooLate = () => problem(400601, '日期不能晚於今天。')
export const leftBeforeCame = (cameOn: string) => problem(400602, `遷出日期不能早於遷入日期 ${cameOn}。`)
export const plateTwice = (plate: string, of: string) =>
  problem(400603, of ? `車號 ${plate} 已登記在同一戶的 ${of}。` : `車號 ${plate} 在這一戶已登記過。`)
export const noFlat = () => problem(400604, '虛擬戶不是住家，不能登記住戶。')
export const sameHousehold = () => problem(400605, '住戶已經住在這一戶，請選另一戶。')
export const contractBackwards = () => problem(400606, '租約到期日不能早於起始日。')
export const halfMasked = () => problem(400608, '電話或生日含有 *，請填寫完整內容，或維持原樣。')
export const unbornYet = () => problem(400607, '生日不能晚於今天。')

const Named = z.object({ id: z.int(), name: z.string() })
const reason = line(60).default('')
/** Absent: today. */
const onDay = Day.optional()
/** The desk saw that another household has the plate, and means it. */
const confirmPlates = z.boolean().default(false)

export const residents = contract('residents', {
  listIdentities: call({
    method: 'GET',
    path: '/core/api/Community/ResidentIdentity',
    summary: 'What somebody can be to a household: owner, renter, family, …',
    can: 'residents.view',
    takes: z.object({}),
    gives: data(z.array(Named)),
  }),
  listTransportKinds: call({
    method: 'GET',
    path: '/core/api/Community/Transportations',
    summary: 'Kinds of vehicles: car, motorcycle, bicycle, …',
    can: 'residents.view',
    takes: z.object({}),
    gives: data(z.array(Named)),
  }),
  listResidents: call({
    method: 'GET',
    path: '/core/api/Community/Tablet/{householdId}/Resident',
    summary: 'Who lives in a household; phones and birthdays masked.',
    can: 'residents.view',
    takes: z.object({ householdId }),
    gives: data(z.array(Resident)),
  }),
  addResident: call({
    method: 'POST',
    path: '/core/api/Community/Tablet/{householdId}/Resident',
    summary:
      'Somebody moves in. 409602 names, in Data, plates that another household has; ConfirmPlates takes them.',
    can: 'residents.change',
    takes: z.object({
      householdId,
      residentId: Id.optional(),
      ...residentFields,
      /** Absent: today; null: unknown. */
      movedInOn: Day.nullable().optional(),
      confirmPlates,
    }),
    gives: data(Resident),
  }),
  changeResident: call({
    method: 'PUT',
    path: '/core/api/Community/Tablet/{householdId}/Resident/{residentId}',
    summary:
      'Changes what the desk wrote down. What is left out, or comes back masked, stays. 409601 has the newer data in Data.',
    can: 'residents.change',
    takes: z.object({
      householdId,
      residentId,
      rowVersion: RowVersion,
      ...residentChanges,
      movedInOn: Day.nullable().optional(),
      confirmPlates,
    }),
    gives: data(Resident),
  }),
  moveOut: call({
    method: 'DELETE',
    path: '/core/api/Community/Tablet/{householdId}/Resident/{residentId}',
    summary: 'Somebody moves out of the community. History stays; phones are unbound, vehicles leave.',
    can: 'residents.change',
    takes: z.object({ householdId, residentId, onDay, reason }),
    gives: data(FormerResident),
  }),
  moveOutTogether: call({
    method: 'POST',
    path: '/core/api/Community/Tablet/{householdId}/Resident/MoveOut',
    summary: 'People of one household move out of the community together, all of them or nobody.',
    can: 'residents.change',
    takes: z.object({ householdId, residentIds: z.array(Id).min(1).max(50), onDay, reason }),
    gives: data(z.object({ moved: z.int() })),
  }),
  unmaskResident: call({
    method: 'GET',
    path: '/core/api/Community/Tablet/{householdId}/Resident/{residentId}/Full',
    summary: "Somebody's whole birthday; every view is audited.",
    can: 'residents.unmask',
    takes: z.object({ householdId, residentId }),
    gives: data(FullResident),
  }),
  moveToHousehold: call({
    method: 'POST',
    path: '/core/api/Community/Tablet/{householdId}/Resident/Move',
    summary: 'People move to another household of the community, with their vehicles, phones and marks.',
    can: 'residents.change',
    takes: z.object({
      householdId,
      residentIds: z.array(Id).min(1).max(50),
      toHouseholdId: Id.meta({ wire: 'ToTabletId' }),
      onDay,
      reason,
    }),
    gives: data(z.object({ moved: z.int() })),
  }),
  moveBack: call({
    method: 'POST',
    path: '/core/api/Community/Tablet/{householdId}/Resident/{residentId}/MoveBack',
    summary: 'Somebody who moved out moves into this household.',
    can: 'residents.change',
    takes: z.object({ householdId, residentId, onDay, reason }),
    gives: data(Resident),
  }),
  listResidentMoves: call({
    method: 'GET',
    path: '/core/api/Community/Tablet/{householdId}/Resident/{residentId}/Moves',
    summary: 'Where somebody of this household, or who left it, lived when.',
    can: 'residents.view',
    takes: z.object({ householdId, residentId }),
    gives: data(z.array(Move)),
    errors: 'own',
  }),
  getHome: call({
    method: 'GET',
    path: '/api/v1/CommunityTablet/{householdId}/Home',
    summary: 'A household with its people, vehicles and what waits for it, masked; the view is audited.',
    can: 'residents.view',
    takes: z.object({ householdId }),
    gives: data(Home),
    errors: 'own',
  }),
  listMoves: call({
    method: 'GET',
    path: '/api/v1/CommunityTablet/{householdId}/Moves',
    summary: 'Who moved in and out of a household, the newest first.',
    can: 'residents.view',
    takes: z.object({ householdId }),
    gives: data(z.array(Move)),
    errors: 'own',
  }),
  listPast: call({
    method: 'GET',
    path: '/core/api/Community/Tablet/{householdId}/Past',
    summary:
      'What happened to a household, of one kind or of all that the account may see, the newest first; pages behind a cursor.',
    can: 'residents.view',
    takes: z.object({ householdId, kind: line(40).default(''), after: line(80).default('') }),
    gives: z.object({ data: z.array(PastEvent), pagination: z.object({ after: z.string() }) }),
  }),
  setRent: call({
    method: 'PATCH',
    path: '/api/v1/CommunityTablet/{householdId}/IsRent',
    summary: 'Whether the household is rented. Not taken back while a renter lives there (409605).',
    can: 'residents.change',
    body: 'patch',
    takes: z.object({ householdId, isRented: z.boolean().meta({ wire: 'IsRent' }), reason }),
    gives: data(z.object({ isRented: z.boolean().meta({ wire: 'IsRent' }) })),
  }),
  setVehicles: call({
    method: 'PUT',
    path: '/api/v1/CommunityTablet/{householdId}/Vehicles',
    summary:
      "The household's vehicles that are nobody's in particular, written anew. 409607: changed meanwhile.",
    can: 'residents.change',
    takes: z.object({
      householdId,
      version: RowVersion,
      transportations: z.array(Transport).max(20),
      confirmPlates,
    }),
    gives: data(z.array(z.object({ type: z.int(), plate: z.string() }))),
  }),
  listEndingContracts: call({
    method: 'GET',
    path: '/api/v1/CommunityTablet/Contracts',
    summary: "Renters' contracts that end within so many days, or have ended.",
    can: 'residents.view',
    takes: z.object({ days: z.int().min(0).max(366).default(30) }),
    gives: data(z.array(EndingContract)),
    errors: 'counter',
  }),
})
