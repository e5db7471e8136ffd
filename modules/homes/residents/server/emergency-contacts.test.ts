import { afterAll, beforeAll, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const { idle, empty } = cast.households

let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const path = (householdId: string, residentId = '') =>
  `/core/api/Community/Tablet/${householdId}/Resident${residentId && `/${residentId}`}`
const codeOf = ({ status, body }: Answer) => [status, body.ErrorMessage?.Code]
const sister = { Name: '高雅琪', Relation: '姊', Phone: '0922-111-222' }
const add = async (householdId: string, EmergencyContacts: object[]) => {
  const ResidentId = newId()
  const answer = await desk.post(path(householdId), { ResidentId, Name: '高雅文', EmergencyContacts })
  return { ...answer, id: ResidentId }
}
const homeOf = async (householdId: string) =>
  (await desk.get(`/api/v1/CommunityTablet/${householdId}/Home`)).body.Data.Residents
const personOf = async (householdId: string, id: string) =>
  (await homeOf(householdId)).find((person: { ResidentId: string }) => person.ResidentId === id)

it('An emergency contact stands masked on the page of the household, and its number is shown by an audited act of its own', async () => {
  const { id } = await add(idle.id, [sister])
  const { EmergencyContacts } = await personOf(idle.id, id)
  expect(EmergencyContacts).toEqual([
    { ContactId: expect.any(String), Name: '高雅琪', Relation: '姊', Phone: '0922***222' },
  ])
  const { ContactId } = EmergencyContacts[0]
  const number = `/api/v1/PhoneNumber/emergencyContact/${ContactId}`
  expect((await desk.get(number)).body.Data).toEqual({ Numbers: ['0922111222'] })
  expect((await (await lobby.as('auth_0912345678', '松濤苑')).get(number)).status).toBe(404)
  const { rows } = await lobby.owner.query(
    "select target, target_id as id, after from audit where action = 'phoneNumbers.show' and target = 'emergencyContact'",
  )
  expect(rows).toEqual([{ target: 'emergencyContact', id: ContactId, after: { label: idle.label } }])
})

it('A number that comes back masked stays; one that is masked by hand is refused; what is no longer named is gone', async () => {
  const { id } = await add(idle.id, [sister, { Name: '林先生', Phone: '02-2700-1234' }])
  const change = async (EmergencyContacts: object[] | undefined) => {
    const { RowVersion } = await personOf(idle.id, id)
    return desk.put(path(idle.id, id), { RowVersion, EmergencyContacts })
  }
  const [kept] = (await personOf(idle.id, id)).EmergencyContacts
  expect(codeOf(await change([{ ...kept, Phone: '0922***999' }]))).toEqual([400, 400608])
  expect(codeOf(await change([{ ...kept, ContactId: newId() }]))).toEqual([400, 400608])
  expect(codeOf(await change([{ ...kept, Phone: '' }]))).toEqual([400, 400001])
  await change(undefined)
  expect((await personOf(idle.id, id)).EmergencyContacts).toHaveLength(2)
  await change([{ ...kept, Relation: '姊姊' }])
  expect((await personOf(idle.id, id)).EmergencyContacts).toEqual([{ ...kept, Relation: '姊姊' }])
  const { rows } = await lobby.owner.query('select phone from emergency_contact where resident_id = $1', [id])
  expect(rows).toEqual([{ phone: '0922111222' }])
})

it('It goes along when its person moves to another household', async () => {
  const { id } = await add(idle.id, [sister])
  await desk.post(path(idle.id, 'Move'), { ResidentIds: [id], ToTabletId: empty.id })
  expect((await personOf(empty.id, id)).EmergencyContacts).toMatchObject([{ Name: '高雅琪' }])
})
