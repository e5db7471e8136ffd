import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { watch } from '#modules/building/alarm-events/server/watch.ts'
import { alarmStage } from '#tests/setup/alarms.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { connectSms, type FakeProvider, fakeProvider, saveChannel } from '#tests/setup/providers.ts'
import { type PushService, startPushService } from '#tests/setup/push-service.ts'
import { callNext } from './step.ts'

let lobby: Lobby
let stage: Awaited<ReturnType<typeof alarmStage>>
let sms: FakeProvider
let phones: PushService
const path = '/api/v1/Alarm/CallPlan'
const [guard, plumber] = [newId(), newId()]
beforeAll(async () => {
  sms = await fakeProvider({ status: 200, body: 'msgid=S77\r\nstatuscode=1' })
  phones = await startPushService()
  lobby = await startLobby({
    run: 'api,worker',
    env: { PRIVATE_HOSTS: '1', PUBLIC_ADDRESS: 'https://lobby.example' },
  })
  stage = await alarmStage(lobby)
  await connectSms(stage.admin, sms.url)
  await stage.desk.patch('/core/api/Account/BrowserPushToken', { BrowserPushToken: phones.browser().token })
  const version = async (part: string) => (await stage.admin.get(path)).body.Data[part].Version
  await stage.admin.put(`${path}/List`, { Lists: [], Version: await version('Lists') })
  await stage.admin.put(`${path}/Rotation`, { Rotations: [], Version: await version('Rotations') })
  await stage.admin.put(`${path}/Contact`, {
    Contacts: [
      { ContactId: guard, Name: '陳怡君', AccountId: castId('account', 'desk1'), Mobile: '', Email: '' },
      { ContactId: plumber, Name: '永安水電', AccountId: null, Mobile: '0922000103', Email: '' },
    ],
    Version: await version('Contacts'),
  })
})
afterAll(async () => {
  await stage.close()
  await lobby.close()
  await Promise.all([sms.close(), phones.close()])
})

const plan = async () => (await stage.admin.get(path)).body.Data
const listOf = (changes: object = {}) => ({
  ListId: newId(),
  Name: '災害級',
  TagLevels: [4],
  Weekdays: [0, 1, 2, 3, 4, 5, 6],
  FromHour: 0,
  ToHour: 0,
  WaitSeconds: 60,
  Rounds: 0,
  Steps: [
    { ContactId: guard, RotationId: null, Ways: ['push', 'sms'] },
    { ContactId: plumber, RotationId: null, Ways: ['sms'] },
  ],
  ...changes,
})
const saveLists = async (...Lists: object[]) =>
  stage.admin.put(`${path}/List`, { Lists, Version: (await plan()).Lists.Version })
interface Told {
  Name: string
  Way: string
  State: string
  Fault: string
  Round: number
  Step: number
  Masked: string
}
const told = async (eventId: string): Promise<Told[]> =>
  (await stage.desk.get(`/api/v1/Alarm/event/${eventId}`)).body.Data.Told
const actsOf = async (eventId: string): Promise<string[]> =>
  (await stage.desk.get(`/api/v1/Alarm/event/${eventId}`)).body.Data.Timeline.map(
    ({ What }: { What: string }) => What,
  )
const settled = async (eventId: string, count: number): Promise<Told[]> =>
  expect
    .poll(async () => (await told(eventId)).filter(({ State }) => State !== 'sending').length, {
      timeout: 20_000,
    })
    .toBe(count)
    .then(() => told(eventId))
const goesOn = (eventId: string) => stage.work((work) => callNext(work, eventId, 1))
async function alarm(changes: object = {}) {
  const TagId = await stage.point({ TagLevel: 4, ...changes })
  await stage.say(TagId, true)
  const [event] = await stage.eventsOf(TagId)
  // What a call does by itself is a reaction; outside of calls a test says it.
  await stage.work(async (work) => (await import('./begin.ts')).beginCalls(work, event?.EventId ?? ''))
  return { TagId, eventId: event?.EventId ?? '' }
}

describe('whom an alarm calls', () => {
  it('is told one after the other, and it begins again until a person acknowledges it; each telling is on the alarm', async () => {
    await saveLists(listOf())
    const { eventId, TagId } = await alarm()
    expect(await settled(eventId, 2)).toMatchObject([
      { Name: '陳怡君', Way: 'push', State: 'sent', Round: 1, Step: 1 },
      { Name: '陳怡君', Way: 'sms', State: 'failed', Fault: 'noAddress' },
    ])
    expect(phones.pushed.map(({ message }) => message.title).join()).toContain('設備警報 4 災害級')
    await goesOn(eventId)
    const [, , second] = await settled(eventId, 3)
    expect(second).toMatchObject({ Name: '永安水電', Way: 'sms', State: 'sent', Step: 2 })
    expect(second?.Masked).not.toContain('0922000103')
    expect(decodeURIComponent(sms.asked.at(-1)?.body ?? '')).toContain('0922000103')
    // The condition is over: of level 4 somebody has to say so all the same.
    await stage.say(TagId, false)
    await goesOn(eventId)
    expect((await settled(eventId, 5)).at(-1)).toMatchObject({ Round: 2, Step: 1 })
    await stage.desk.patch(`/api/v1/Alarm/event/${eventId}/Acknowledge`)
    await goesOn(eventId)
    expect(await told(eventId)).toHaveLength(5)
    const { rows } = await lobby.owner.query('select ended_because from alarm_call where event_id = $1', [
      eventId,
    ])
    expect(rows).toEqual([{ ended_because: 'acknowledged' }])
  })

  it('comes 60 seconds after the one before', async () => {
    await saveLists(listOf())
    const { eventId } = await alarm()
    await settled(eventId, 2)
    const { rows } = await lobby.owner.query(
      `select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs
       where task_identifier = 'alarmCalls.step' and run_at > now() order by run_at desc limit 1`,
    )
    expect(rows[0].seconds).toBeGreaterThan(40)
    expect(rows[0].seconds).toBeLessThanOrEqual(60)
  })

  it('follows the first list for its level and hour, and goes through it as often as that says', async () => {
    await saveLists(
      listOf({ TagLevels: [3], Rounds: 1, Steps: [{ ContactId: plumber, RotationId: null, Ways: ['sms'] }] }),
      listOf({ TagLevels: [3] }),
    )
    const { eventId } = await alarm({ TagLevel: 3 })
    await settled(eventId, 1)
    await goesOn(eventId)
    expect(await told(eventId)).toHaveLength(1)
    // Nobody answered: the alarm says so, as it does where no list calls anybody.
    expect(await actsOf(eventId)).toContain('unanswered')
    await saveLists()
    expect(await actsOf((await alarm({ TagLevel: 3 })).eventId)).toContain('nobodyToCall')
    const { eventId: low } = await alarm({ TagLevel: 2 })
    expect(await told(low)).toEqual([])
  })

  it('is nobody for a while when all were removed, and then who is on the list of the next round', async () => {
    await saveLists(listOf({ Steps: [{ ContactId: guard, RotationId: null, Ways: ['push'] }] }))
    const { eventId } = await alarm()
    await settled(eventId, 1)
    await lobby.owner.query(
      `update alarm_call set list = jsonb_set(list, '{steps,0,contactId}', to_jsonb($2::text)) where event_id = $1`,
      [eventId, newId()],
    )
    await saveLists(listOf({ Steps: [{ ContactId: plumber, RotationId: null, Ways: ['sms'] }] }))
    await goesOn(eventId)
    const { rows } = await lobby.owner.query(
      `select round, extract(epoch from max(run_at) - now())::int as seconds from alarm_call, graphile_worker.jobs
       where event_id = $1 and task_identifier = 'alarmCalls.step' group by round`,
      [eventId],
    )
    expect(rows[0].round).toBe(3)
    expect(rows[0].seconds).toBeGreaterThan(50)
    await goesOn(eventId)
    expect((await settled(eventId, 2)).at(-1)).toMatchObject({ Name: '永安水電' })
  })

  it('of something that comes and goes is the next one, not the first over and over', async () => {
    await saveLists(listOf({ TagLevels: [3] }))
    const { eventId, TagId } = await alarm({ TagLevel: 3 })
    await settled(eventId, 2)
    await stage.say(TagId, false)
    await goesOn(eventId)
    await stage.say(TagId, true)
    await stage.work(async (work) => (await import('./begin.ts')).beginCalls(work, eventId))
    expect((await settled(eventId, 3)).at(-1)).toMatchObject({ Name: '永安水電', Step: 2 })
  })

  it('is nobody while the point is silenced or worked on, and the next one afterwards', async () => {
    await saveLists(listOf())
    const { eventId, TagId } = await alarm()
    await settled(eventId, 2)
    const maintain = (Until: Date | null) =>
      stage.desk.patch('/api/v1/Alarm/tag/Maintenance', { TagIds: [TagId], Until, Reason: '檢修中' })
    await maintain(new Date(Date.now() + 3_600_000))
    await goesOn(eventId)
    expect(await told(eventId)).toHaveLength(2)
    await maintain(null)
    await goesOn(eventId)
    expect((await settled(eventId, 3)).at(-1)).toMatchObject({ Name: '永安水電', Step: 2 })
  })

  it('is called by voice where the community has a gateway for it, and whoever presses 1 acknowledges it in their name', async () => {
    expect((await plan()).Offered).toEqual(['push', 'sms', 'mail'])
    const voice = await fakeProvider({ status: 200, body: '{"status":"ok","id":"C1"}' })
    try {
      const Settings = {
        url: `${voice.url}/calls`,
        request: 'json',
        fields: 'to={to}\ntext={text}\ncallback={callback}\nkey={key}',
        statusField: 'status',
        goodValues: 'ok',
        idField: 'id',
      }
      const bad = { IsOn: true, Settings: { ...Settings, fields: 'to={to}\ntext={text}' } }
      expect((await saveChannel(stage.admin, 'voice', bad)).body.Message).toContain('{callback}')
      expect((await saveChannel(stage.admin, 'voice', { IsOn: true, Settings })).status).toBe(200)
      expect((await plan()).Offered).toContain('voice')
      await saveLists(listOf({ Steps: [{ ContactId: plumber, RotationId: null, Ways: ['voice'] }] }))
      const { eventId, TagId } = await alarm()
      expect(await settled(eventId, 1)).toMatchObject([{ Name: '永安水電', Way: 'voice', State: 'sent' }])
      const { to, text, callback } = JSON.parse(voice.asked.at(-1)?.body ?? '{}')
      expect(to).toBe('0922000103')
      expect(text).toMatch(/災害級.*確認收到請按 1/)
      const { pathname } = new URL(callback)
      const press = (path: string, Digits: string) =>
        lobby.nobody().post(path, new URLSearchParams({ Digits }).toString(), {
          'Content-Type': 'application/x-www-form-urlencoded',
        })
      expect((await press(pathname, '9')).body.Data).toEqual({ IsAcknowledged: false })
      const forged = pathname.replace(/.(?=.{20}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
      expect((await press(forged, '1')).status).toBe(404)
      expect(await actsOf(eventId)).not.toContain('acknowledged')
      expect((await press(pathname, '1')).body.Data).toEqual({ IsAcknowledged: true })
      expect((await press(pathname, '1')).status).toBe(200)
      const { body } = await stage.desk.get(`/api/v1/Alarm/event/${eventId}`)
      expect(body.Data).toMatchObject({ State: 'processing', AcknowledgedBy: '永安水電' })
      await goesOn(eventId)
      expect(await told(eventId)).toHaveLength(1)
      // An hour later nobody answers a call any more.
      const toldAgo = (time: string) =>
        lobby.owner.query(`update alarm_told set at = at + $2::interval where event_id = $1`, [eventId, time])
      await toldAgo('-2 hours')
      expect((await press(pathname, '1')).status).toBe(404)
      await toldAgo('2 hours')
      expect((await press(pathname, '1')).status).toBe(200)
      // It began again: whoever was called before does not acknowledge that.
      await stage.say(TagId, false)
      await stage.say(TagId, true)
      expect((await press(pathname, '1')).status).toBe(404)
      expect((await stage.eventsOf(TagId))[0]?.State).toBe('unprocessed')
    } finally {
      await voice.close()
    }
  })

  it('is shown masked to who does not set it up', async () => {
    const { status, body } = await stage.desk.get(path)
    expect([status, JSON.stringify(body).includes('0922000103')]).toEqual([200, false])
  })

  it('is called anew when the alarm rises to another level', async () => {
    await saveLists(listOf({ TagLevels: [4] }))
    const { eventId } = await alarm({ TagLevel: 3, RiseMinutes: 5, RiseLevel: 4 })
    expect(await told(eventId)).toEqual([])
    await lobby.owner.query(`update alarm_event set rises_at = now() - interval '1 second' where id = $1`, [
      eventId,
    ])
    await stage.work(watch)
    await stage.work(async (work) => (await import('./begin.ts')).beginCalls(work, eventId))
    expect(await settled(eventId, 2)).toMatchObject([{ State: 'sent' }, { State: 'failed' }])
  })
})

describe('the plan', () => {
  it('is saved over what was seen, and names nobody who is not there', async () => {
    const { Lists, Contacts } = await plan()
    const save = (body: object, part = 'List') => stage.admin.put(`${path}/${part}`, body)
    expect((await save({ Lists: [], Version: Lists.Version - 1 })).body.ErrorMessage.Code).toBe(409_22_041)
    const stranger = listOf({ Steps: [{ ContactId: newId(), RotationId: null, Ways: ['sms'] }] })
    expect((await save({ Lists: [stranger], Version: Lists.Version })).body.ErrorMessage.Code).toBe(
      400_22_041,
    )
    expect((await save({ Contacts: [], Version: Contacts.Version }, 'Contact')).body.ErrorMessage.Code).toBe(
      409_22_042,
    )
    expect((await stage.desk.put(`${path}/List`, { Lists: [], Version: Lists.Version })).status).toBe(403)
  })
})

describe('whoever was answered', () => {
  it('is called anew when what somebody saw to begins again, also before the next of a slow list had their turn', async () => {
    await saveLists(listOf({ TagLevels: [3], WaitSeconds: 3600, Rounds: 1 }))
    const { eventId, TagId } = await alarm({ TagLevel: 3 })
    await settled(eventId, 2)
    await stage.desk.patch(`/api/v1/Alarm/event/${eventId}/Acknowledge`)
    await stage.say(TagId, false)
    await stage.say(TagId, true)
    await stage.work(async (work) => (await import('./begin.ts')).beginCalls(work, eventId))
    expect((await settled(eventId, 4)).slice(2)).toMatchObject([
      { Name: '陳怡君', Way: 'push', Round: 1, Step: 1 },
      { Name: '陳怡君', Way: 'sms', Round: 1, Step: 1 },
    ])
  })
})
