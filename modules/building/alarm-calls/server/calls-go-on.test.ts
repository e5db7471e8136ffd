import { afterAll, beforeAll, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { alarmStage } from '#tests/setup/alarms.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { beginCalls } from './begin.ts'
import { callNext } from './step.ts'

let lobby: Lobby
let stage: Awaited<ReturnType<typeof alarmStage>>
const path = '/api/v1/Alarm/CallPlan'
const [guard, plumber] = [newId(), newId()]
const save = async (part: string, items: object[], key = `${part}s`) =>
  stage.admin.put(`${path}/${part}`, {
    [key]: items,
    Version: (await stage.admin.get(path)).body.Data[key].Version,
  })
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  stage = await alarmStage(lobby)
  await save('List', [])
  await save('Rotation', [])
  const person = (ContactId: string, Name: string, AccountId: string | null) => ({
    ContactId,
    Name,
    AccountId,
    Mobile: '',
    Email: '',
  })
  // The plumber has no way at all, the guard an account without a browser.
  await save('Contact', [
    person(guard, '陳怡君', castId('account', 'desk1')),
    person(plumber, '永安水電', null),
  ])
  const step = (ContactId: string, Ways: string[]) => ({ ContactId, RotationId: null, Ways })
  await save('List', [
    {
      ListId: newId(),
      Name: '全部',
      TagLevels: [3, 4],
      Weekdays: [0, 1, 2, 3, 4, 5, 6],
      FromHour: 0,
      ToHour: 0,
      WaitSeconds: 3600,
      Rounds: 0,
      Steps: [step(guard, ['push']), step(plumber, ['sms']), step(guard, ['push'])],
    },
  ])
})
afterAll(async () => {
  await stage.close()
  await lobby.close()
})

async function alarm(changes: object = {}, say = (id: string): Promise<unknown> => stage.say(id, true)) {
  const TagId = await stage.point({ TagLevel: 3, ...changes })
  await say(TagId)
  const eventId = (await stage.eventsOf(TagId))[0]?.EventId ?? ''
  await stage.work((work) => beginCalls(work, eventId))
  return { TagId, eventId }
}
const detail = async (eventId: string) => (await stage.desk.get(`/api/v1/Alarm/event/${eventId}`)).body.Data
const acts = async (eventId: string): Promise<string[]> =>
  (await detail(eventId)).Timeline.map(({ What }: { What: string }) => What)
const toldSteps = async (eventId: string): Promise<number[]> =>
  (await detail(eventId)).Told.map(({ Step }: { Step: number }) => Step)
const goesOn = async (eventId: string) => {
  const { rows } = await lobby.owner.query('select beginning from alarm_call where event_id = $1', [eventId])
  await stage.work((work) => callNext(work, eventId, rows[0]?.beginning ?? 1))
}

it('The list goes on though the condition is over, to its end once, and then the alarm says that nobody answered', async () => {
  const { TagId, eventId } = await alarm()
  await stage.say(TagId, false)
  // To neither is there a way: the next is called at once, and nobody waits an hour.
  await expect.poll(() => acts(eventId), { timeout: 20_000 }).toContain('unanswered')
  expect(await toldSteps(eventId)).toEqual([1, 2, 3])
  expect(await acts(eventId)).toContain('cleared')
  await goesOn(eventId)
  expect(await toldSteps(eventId)).toHaveLength(3)
})

it('A disaster that is over is called for again from the beginning, until somebody acknowledges it', async () => {
  const { TagId, eventId } = await alarm({ TagLevel: 4 })
  await stage.say(TagId, false)
  await expect.poll(() => toldSteps(eventId), { timeout: 20_000 }).toEqual([1, 2, 3])
  await goesOn(eventId)
  await expect.poll(() => toldSteps(eventId), { timeout: 20_000 }).toHaveLength(6)
  await stage.desk.patch(`/api/v1/Alarm/event/${eventId}/Acknowledge`)
  await goesOn(eventId)
  expect(await toldSteps(eventId)).toHaveLength(6)
})

it('A test calls nobody; while somebody works on the point nobody is called, and the alarm says so', async () => {
  const tested = await alarm({}, (id) => stage.mock([id], 'Abnormal'))
  expect(await toldSteps(tested.eventId)).toEqual([])
  const { TagId, eventId } = await alarm({ TagLevel: 4 })
  await expect.poll(() => toldSteps(eventId), { timeout: 20_000 }).toEqual([1, 2, 3])
  const Until = new Date(Date.now() + 3_600_000)
  await stage.desk.patch('/api/v1/Alarm/tag/Maintenance', { TagIds: [TagId], Until, Reason: '檢修中' })
  await goesOn(eventId)
  await goesOn(eventId)
  expect((await acts(eventId)).filter((act) => act === 'callsPaused')).toHaveLength(1)
  expect(await toldSteps(eventId)).toHaveLength(3)
})

it('What begins again while somebody works on its point says so, on its card and in its history', async () => {
  const { TagId, eventId } = await alarm()
  const Until = new Date(Date.now() + 3_600_000)
  await stage.say(TagId, false)
  await lobby.owner.query(`update alarm_event set cleared_at = now() - interval '1 hour' where id = $1`, [
    eventId,
  ])
  await stage.desk.patch('/api/v1/Alarm/tag/Maintenance', { TagIds: [TagId], Until, Reason: '檢修中' })
  await stage.say(TagId, true)
  await stage.say(TagId, true)
  const { body } = await stage.desk.get('/api/v1/Alarm/Event/Unfinished')
  const card = body.Data.find((one: { EventId: string }) => one.EventId === eventId)
  expect(card).toMatchObject({ InMaintenance: true })
  expect(await acts(eventId)).toContain('begunInMaintenance')
  // Beginnings are counted, and not signals.
  expect(await detail(eventId)).toMatchObject({ Times: 3, Begun: 2 })
})

it('An alarm at an hour that no list covers is called for by the list that begins later', async () => {
  const { Lists } = (await stage.admin.get(path)).body.Data.Lists
  await save('List', [])
  const { eventId } = await alarm()
  expect(await acts(eventId)).toContain('nobodyToCall')
  expect((await save('List', Lists)).status).toBe(200)
  await lobby.owner.query(
    "update graphile_worker._private_jobs set run_at = now() where key like '%alarm begin ' || $1",
    [eventId],
  )
  await expect.poll(() => toldSteps(eventId), { timeout: 20_000 }).toEqual([1, 2, 3])
  expect((await acts(eventId)).filter((act) => act === 'nobodyToCall')).toHaveLength(1)
})
