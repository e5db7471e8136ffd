import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { householdOf } from '#database/cast/households.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/core/api/Gas'
let lobby: Lobby
let manager: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const current = async () => (await desk.get(`${base}/Current`)).body.Data
const shown = async (gId: string) => (await desk.get(`${base}/${gId}`)).body.Data
const readingOf = async (gId: string, label: string) =>
  (await shown(gId)).Readings.find(({ TabletNote }: { TabletNote: string }) => TabletNote === label)
const fill = (gasId: string, label: string, body: object, who = desk) =>
  who.put(`${base}/${gasId}/Tablet/${householdOf(label).id}`, body)

describe('the meter of a household that became part of another', () => {
  it('is read on under its own label until it is taken off, and then no more', async () => {
    const label = 'C棟-9F-4'
    const { Id } = await current()
    const { TabletId } = await readingOf(Id, label)
    await lobby.owner.query('delete from gas_reading where household_id = $1 and period_id = $2', [
      TabletId,
      Id,
    ])
    const { rows } = await lobby.owner.query(
      `update household h set closed_at = now(), merged_into = o.id from household o
       where h.id = $1 and o.community_id = h.community_id and o.label = 'C棟-9F-3' returning h.id`,
      [TabletId],
    )
    expect(rows).toHaveLength(1)
    const reading = await readingOf(Id, label)
    expect(reading).toMatchObject({ MergedInto: 'C棟-9F-3', Current: null })
    expect((await fill(Id, label, { Current: reading.Last + 12 })).body.Data).toMatchObject({ Usage: 12 })
    await lobby.owner.query('delete from gas_reading where household_id = $1 and period_id = $2', [
      TabletId,
      Id,
    ])
    const off = await manager.put(`/api/v1/Gas/Meter/${TabletId}`, {
      UserNo: reading.UserNo,
      Digits: 4,
      FirstValue: null,
      ChangedOn: null,
      IsSmart: false,
      IsRemoved: true,
      RowVersion: reading.MeterVersion,
    })
    expect(off.status).toBe(200)
    expect(await readingOf(Id, label)).toBeUndefined()
    await lobby.owner.query('update household set closed_at = null, merged_into = null where id = $1', [
      TabletId,
    ])
    await lobby.owner.query('update gas_meter set is_removed = false where household_id = $1', [TabletId])
  })
})

describe('what the house read as the household did', () => {
  const label = 'C棟-8F-3'

  it('is the house’s, and no link writes over it', async () => {
    const { Id } = await current()
    const home = householdOf(label)
    await lobby.owner.query('delete from gas_reading where household_id = $1 and period_id = $2', [
      home.id,
      Id,
    ])
    const { body } = await desk.get('/api/v1/HouseholdLink', { Kind: 'gas', TabletIds: [home.id] })
    const token = new URL(body.Data[0].Url, 'http://x').searchParams.get('token')
    const { Last } = await readingOf(Id, label)
    const send = (value: number) =>
      lobby.nobody().put(`/api/v1/Gas/Form/${token}`, { Current: value, IsConfirmed: true, IsLeak: false })
    const sent = await send(Last + 20)
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    expect((await send(Last + 19)).status).toBe(200)
    expect((await fill(Id, label, { Current: Last + 19, FilledBy: 'guard' })).status).toBe(200)
    expect(await readingOf(Id, label)).toMatchObject({ Current: Last + 19, FilledBy: 'guard' })
    expect((await send(Last + 10)).body.ErrorMessage.Code).toBe(409_28_850)
  })

  it('is asked for by no link after the last day', async () => {
    const { Id } = await current()
    const set = (days: string) =>
      lobby.owner.query(
        `update gas_period set starts_on = starts_on ${days}, ends_on = ends_on ${days} where id = $1`,
        [Id],
      )
    await set('- 30')
    const late = await desk.post(`${base}/Notify/${Id}/Remind`, {})
    await set('+ 30')
    expect(late.body.ErrorMessage?.Code).toBe(409_28_019)
  })
})

describe('what was read in the next period already', () => {
  const label = 'C棟-8F-4'
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const open = async (Ym: string) => {
    const Id = newId()
    const days = { StartDate: dayIn(-1), EndDate: dayIn(7) }
    expect((await manager.post(base, { Id, Ym, ...days, FirmName: '欣湖瓦斯' })).status).toBe(200)
    return Id
  }
  const act = async (gasId: string, which: 'Accept' | 'Again') =>
    desk.patch(`/api/v1/Gas/${gasId}/Tablet/${householdOf(label).id}/${which}`, {
      RowVersion: (await readingOf(gasId, label)).RowVersion,
    })

  it('is judged again when this one is read, taken back or estimated, and what was taken as it is was another figure', async () => {
    const [first, next] = [await open('203101'), await open('203103')]
    const { Last } = await readingOf(first, label)
    await fill(next, label, { Current: Last + 200, IsConfirmed: true })
    expect((await act(next, 'Accept')).status).toBe(200)
    expect(await readingOf(next, label)).toMatchObject({ Usage: 200, IsAbnormal: false })
    await fill(first, label, { Current: Last + 20 })
    expect(await readingOf(next, label)).toMatchObject({ Last: Last + 20, Usage: 180, IsAbnormal: true })
    expect((await act(first, 'Again')).status).toBe(200)
    expect(await readingOf(next, label)).toMatchObject({ Last, Usage: 200 })
    const asked = { TabletIds: [householdOf(label).id] }
    expect((await manager.post(`/api/v1/Gas/${first}/Estimate`, asked)).status).toBe(200)
    const { Current } = await readingOf(first, label)
    expect(Current).toBeGreaterThan(Last)
    expect(await readingOf(next, label)).toMatchObject({ Last: Current, Usage: Last + 200 - Current })
  })
})
