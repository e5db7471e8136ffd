import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { alarmStage } from '#tests/setup/alarms.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { callNext } from './step.ts'
import { saidOf } from './tell.ts'

let lobby: Lobby
let stage: Awaited<ReturnType<typeof alarmStage>>
const path = '/api/v1/Alarm/CallPlan'
const [guard, plumber] = [newId(), newId()]
const version = async (part: string) => (await stage.admin.get(path)).body.Data[part].Version
beforeAll(async () => {
  lobby = await startLobby()
  stage = await alarmStage(lobby)
  await stage.admin.put(`${path}/List`, { Lists: [], Version: await version('Lists') })
  await stage.admin.put(`${path}/Rotation`, { Rotations: [], Version: await version('Rotations') })
  const person = (ContactId: string, Name: string, Mobile: string) => ({
    ContactId,
    Name,
    AccountId: null,
    Mobile,
    Email: '',
  })
  await stage.admin.put(`${path}/Contact`, {
    Contacts: [person(guard, '林志豪', '0922418005'), person(plumber, '永安水電', '0922000103')],
    Version: await version('Contacts'),
  })
  const step = (ContactId: string) => ({ ContactId, RotationId: null, Ways: ['sms'] })
  await stage.admin.put(`${path}/List`, {
    Lists: [
      {
        ListId: newId(),
        Name: '全部',
        TagLevels: [3, 4],
        Weekdays: [0, 1, 2, 3, 4, 5, 6],
        FromHour: 0,
        ToHour: 0,
        WaitSeconds: 60,
        Rounds: 0,
        Steps: [step(guard), step(plumber)],
      },
    ],
    Version: await version('Lists'),
  })
})
afterAll(async () => {
  await stage.close()
  await lobby.close()
})

const begin = async (eventId: string) =>
  stage.work(async (work) => (await import('./begin.ts')).beginCalls(work, eventId))
async function alarm(changes: object) {
  const TagId = await stage.point(changes)
  await stage.say(TagId, true)
  const eventId = (await stage.eventsOf(TagId))[0]?.EventId ?? ''
  await begin(eventId)
  return eventId
}
const calling = async (eventId: string) => (await stage.desk.get(`${path}/Calling/${eventId}`)).body.Data
const saveFirsts = async (...Firsts: object[]) =>
  stage.admin.put(`${path}/First`, { Firsts, Version: await version('Firsts') })
const firstOf = (changes: object = {}) => ({
  FirstId: newId(),
  Name: '淹水',
  TagCategories: [4],
  Steps: ['放擋水板'],
  Numbers: [{ Name: '永安水電', Phone: '02-2758-6610' }],
  ...changes,
})

it('A disaster says whom it calls by their numbers, who is next and in how many seconds, until somebody acknowledges it', async () => {
  const eventId = await alarm({ TagLevel: 4, CategoryId: 1 })
  const people = (first: object, second: object) => [
    { Name: '林志豪', Phone: '0922418005', ...first },
    { Name: '永安水電', Phone: '0922000103', ...second },
  ]
  expect(await calling(eventId)).toMatchObject({
    People: people({ State: null, IsNext: true }, { State: null, IsNext: false }),
    SecondsLeft: 0,
  })
  await stage.work((work) => callNext(work, eventId, 1))
  const after = await calling(eventId)
  expect(after.People).toMatchObject(
    people({ State: 'sending', IsNext: false }, { State: null, IsNext: true }),
  )
  expect(after.People[0].ToldAt).not.toBeNull()
  expect(after.SecondsLeft).toBeGreaterThan(0)
  expect(after.SecondsLeft).toBeLessThanOrEqual(60)
  await stage.desk.patch(`/api/v1/Alarm/event/${eventId}/Acknowledge`)
  const over = await calling(eventId)
  expect(over.SecondsLeft).toBeNull()
  expect(over.People.some(({ IsNext }: { IsNext: boolean }) => IsNext)).toBe(false)
  // Nobody has to dial any more: the desk sees no numbers.
  expect(JSON.stringify(over)).not.toContain('0922418005')
})

it('Below a disaster the desk sees masked numbers, and an alarm of nobody is not found', async () => {
  const given = await calling(await alarm({ TagLevel: 3 }))
  expect(given.People).toHaveLength(2)
  expect(JSON.stringify(given)).not.toContain('0922000103')
  expect((await stage.desk.get(`${path}/Calling/${newId()}`)).status).toBe(404)
})

it('What is done first is that of the system of the alarm, the first that holds; at the beginning the usual', async () => {
  const [fire, flood] = [
    await alarm({ TagLevel: 4, CategoryId: 1 }),
    await alarm({ TagLevel: 4, CategoryId: 4 }),
  ]
  expect((await calling(fire)).Numbers).toContainEqual({ Name: '消防隊', Phone: '119' })
  const wrong = await saveFirsts(firstOf({ Numbers: [{ Name: '永安水電', Phone: '請洽櫃台' }] }))
  expect([wrong.status, JSON.stringify(wrong.body).includes('電話號碼格式不正確')]).toEqual([400, true])
  expect((await saveFirsts(firstOf(), firstOf({ TagCategories: [], Steps: ['撥 119'] }))).status).toBe(200)
  expect(await calling(flood)).toMatchObject({
    Steps: ['放擋水板'],
    Numbers: [{ Name: '永安水電', Phone: '02-2758-6610' }],
  })
  expect((await calling(fire)).Steps).toEqual(['撥 119'])
})

it('whoever is called is told by voice to press 1 only where that reaches Lobby, else to acknowledge it in Lobby', () => {
  const createdAt = new Date()
  const flood = { level: 4, place: 'B1', meaning: '淹水', isPrivate: false, isDrill: false, createdAt }
  expect(saidOf(flood, true).spoken).toContain('確認收到請按 1')
  expect(saidOf(flood, false).spoken).toMatch(/^(?!.*請按).*請到 Lobby 確認收到/)
})
