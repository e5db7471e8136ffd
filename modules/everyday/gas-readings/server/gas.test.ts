import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { householdOf } from '#database/cast/households.ts'
import { newId } from '#platform/contract/new-id.ts'
import { uploadBy } from '#modules/keeping/files/server/sample-upload.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { rowsOf } from '#tests/setup/exports.ts'
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
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const period = (changes: object = {}) => ({
  Id: newId(),
  Ym: '203001',
  StartDate: dayIn(-1),
  EndDate: dayIn(7),
  FirmName: '欣湖瓦斯',
  ...changes,
})

describe('a period of gas readings (R452, R453)', () => {
  it('has one id under three names, its days, and how many households were read', async () => {
    const { body } = await desk.get(base)
    expect(body.Data).toHaveLength(6)
    const [newest] = body.Data
    expect(newest).toMatchObject({
      GId: newest.Id,
      GasId: newest.Id,
      Status: 'open',
      FilledCount: 138,
      TotalCount: 180,
      OpenCount: 3,
    })
    expect((await current()).Id).toBe(newest.Id)
    expect((await (await lobby.as('committee1')).get(`${base}/Current`)).body.Data.FilledCount).toBe(138)
    expect((await (await lobby.as('committee1')).get(`${base}/${newest.Id}`)).status).toBe(403)
  })

  it('is created once, has a month of its own, is changed by who saw it last, and taken back while it is empty', async () => {
    const given = period()
    const twice = await Promise.all([1, 2].map(() => manager.post(base, given)))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await manager.post(base, { ...given, FirmName: '大台北' })).body.ErrorMessage.Code).toBe(
      409_28_001,
    )
    expect((await manager.post(base, period())).body.ErrorMessage.Code).toBe(409_28_003)
    expect(
      (await manager.post(base, period({ Ym: '203003', EndDate: dayIn(-2) }))).body.ErrorMessage.Code,
    ).toBe(400_28_001)
    expect((await desk.post(base, period({ Ym: '203003' }))).status).toBe(403)
    const put = (RowVersion: number) =>
      manager.put(`${base}/${given.Id}`, { ...given, FirmName: '大台北', RowVersion })
    expect((await put(1)).body.Data).toMatchObject({ FirmName: '大台北', RowVersion: 2 })
    expect((await put(1)).body.ErrorMessage.Code).toBe(409_28_002)
    expect((await fill(given.Id, 'A棟-3F-4', { Current: 3350 })).status).toBe(200)
    expect((await manager.delete(`${base}/${given.Id}`)).body.ErrorMessage.Code).toBe(409_28_004)
    const { RowVersion } = await readingOf(given.Id, 'A棟-3F-4')
    await desk.patch(`/api/v1/Gas/${given.Id}/Tablet/${householdOf('A棟-3F-4').id}/Again`, { RowVersion })
    expect((await manager.delete(`${base}/${given.Id}`)).status).toBe(200)
    expect((await manager.delete(`${base}/${given.Id}`)).status).toBe(404)
  })

  it('takes no reading before its first day, nor when it was closed; what comes in while it closes is in it or refused', async () => {
    const planned = period({ Ym: '203005', StartDate: dayIn(2), EndDate: dayIn(9) })
    await manager.post(base, planned)
    expect((await fill(planned.Id, 'A棟-3F-4', { Current: 3350 })).body.ErrorMessage.Code).toBe(409_28_006)
    const open = period({ Ym: '203007' })
    await manager.post(base, open)
    const labels = ['C棟-2F-1', 'C棟-2F-2', 'C棟-3F-1', 'C棟-3F-2', 'C棟-4F-1', 'C棟-4F-2']
    const known = new Map<string, number>(
      (await shown(open.Id)).Readings.map((r: { TabletNote: string; Last: number }) => [
        r.TabletNote,
        r.Last,
      ]),
    )
    const write = (label: string) => fill(open.Id, label, { Current: (known.get(label) ?? 0) + 20 })
    const [closed, ...written] = await Promise.all([
      manager.patch(`/api/v1/Gas/${open.Id}/Close`),
      ...labels.map(write),
    ])
    expect(closed.status).toBe(200)
    for (const { status, body } of written)
      expect([status, body.ErrorMessage?.Code ?? 0]).toEqual(status === 200 ? [200, 0] : [409, 409_28_005])
    const { Period } = await shown(open.Id)
    expect(Period).toMatchObject({
      Status: 'closed',
      FilledCount: written.filter(({ status }) => status === 200).length,
    })
    expect((await write('C棟-5F-1')).body.ErrorMessage.Code).toBe(409_28_005)
    expect(
      (await manager.patch(`/api/v1/Gas/${open.Id}/Reopen`, { Reason: '漏抄一戶' })).body.Data.Status,
    ).toBe('open')
    expect((await write('C棟-5F-1')).status).toBe(200)
    await manager.patch(`/api/v1/Gas/${open.Id}/Close`)
  })
})

describe('a reading', () => {
  it('that is implausible is refused politely at once, saying the last value, what is usual and how much it would be', async () => {
    const { Id } = await current()
    const { Last, RowVersion } = await readingOf(Id, 'C棟-2F-3')
    const odd = await fill(Id, 'C棟-2F-3', { Current: Last + 200, RowVersion })
    expect(odd.body.ErrorMessage.Code).toBe(409_28_011)
    expect(odd.body.Data).toMatchObject({ Finding: 'many', Last, Usage: 200 })
    expect(odd.body.Message).toMatch(/用了 200 度，約平常的 \d+ 倍/)
    const less = await fill(Id, 'C棟-2F-3', { Current: Last - 3, RowVersion })
    expect(less.body.Data.Finding).toBe('less')
    expect((await fill(Id, 'C棟-2F-3', { Current: 12_345, RowVersion })).body.ErrorMessage.Code).toBe(
      400_28_011,
    )
    expect((await readingOf(Id, 'C棟-2F-3')).Current).toBeNull()
    const kept = await fill(Id, 'C棟-2F-3', {
      Current: Last + 200,
      RowVersion,
      IsConfirmed: true,
      IsLeak: true,
      FilledBy: 'guard',
    })
    expect(kept.body.Data).toMatchObject({
      Usage: 200,
      Finding: 'many',
      IsAbnormal: true,
      IsLeak: true,
      FilledBy: 'guard',
    })
  })

  it('of a household that somebody else has read meanwhile is said; the same value is the same reading', async () => {
    const { Id } = await current()
    const { Last } = await readingOf(Id, 'B棟-9F-4')
    const [one, two] = await Promise.all([
      fill(Id, 'B棟-9F-4', { Current: Last + 20, FilledBy: 'resident' }),
      fill(Id, 'B棟-9F-4', { Current: Last + 21, FilledBy: 'guard' }),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    const loser = one.status === 409 ? one : two
    expect(loser.body.ErrorMessage.Code).toBe(409_28_012)
    const { Current } = await readingOf(Id, 'B棟-9F-4')
    expect((await fill(Id, 'B棟-9F-4', { Current })).status).toBe(200)
  })

  it('is taken as it is by who looked at it, but never one below the last; its meter may have been changed', async () => {
    const { Id } = await current()
    const accept = async (label: string) => {
      const { RowVersion } = await readingOf(Id, label)
      return desk.patch(`/api/v1/Gas/${Id}/Tablet/${householdOf(label).id}/Accept`, { RowVersion })
    }
    const wang = await accept('A棟-12F-3')
    expect(wang.body.Data).toMatchObject({ IsAbnormal: false, AcceptedBy: expect.stringMatching(/./) })
    expect((await accept('A棟-12F-3')).body.ErrorMessage.Code).toBe(409_28_014)
    expect((await accept('C棟-6F-1')).body.ErrorMessage.Code).toBe(409_28_013)
    const { RowVersion } = await readingOf(Id, 'C棟-6F-1')
    const changed = await fill(Id, 'C棟-6F-1', {
      Current: 15,
      RowVersion,
      MeterChange: { OldFinal: 2218, NewStart: 0, ChangedOn: dayIn(-3) },
    })
    expect(changed.body.Data).toMatchObject({
      Usage: 23,
      Finding: 'changed',
      IsAbnormal: false,
      MeterChangedOn: dayIn(-3),
    })
  })

  it('keeps the photo of the meter as evidence, one that this account took', async () => {
    const { Id } = await current()
    const before = await readingOf(Id, 'A棟-8F-1')
    const PhotoUrl = await uploadBy(desk)
    const kept = await fill(Id, 'A棟-8F-1', { Current: before.Current, PhotoUrl })
    expect(kept.body.Data.PhotoUrl).toBe(PhotoUrl)
    const foreign = await fill(Id, 'A棟-8F-1', { Current: before.Current, PhotoUrl }, manager)
    expect(foreign.body.Data.PhotoUrl).toBe(PhotoUrl)
    const stolen = await fill(Id, 'A棟-3F-4', { Current: 3338, PhotoUrl }, manager)
    expect(stolen.body.ErrorMessage.Code).toBe(400003)
  })

  it('that is filled in late takes its part of what the next period counted', async () => {
    const { Id } = await current()
    const next = period({ Ym: '203009' })
    await manager.post(base, next)
    const { TabletNote: label, Last } = (await shown(Id)).Readings.findLast(
      (r: { Current: number | null; Last: number }) => r.Current === null && r.Last < 9000,
    )
    const later = await fill(next.Id, label, { Current: Last + 40, IsConfirmed: true })
    expect(later.body.Data.Usage).toBe(40)
    expect((await fill(Id, label, { Current: Last + 15, IsConfirmed: true })).status).toBe(200)
    expect(await readingOf(next.Id, label)).toMatchObject({ Last: Last + 15, Usage: 25 })
    await manager.patch(`/api/v1/Gas/${next.Id}/Close`)
  })

  it('that told of gas keeps its period from being closed until somebody looked at it, since its alarm ends with it', async () => {
    const open = period({ Ym: '203011' })
    await manager.post(base, open)
    const { body } = await fill(open.Id, 'C棟-6F-1', { Current: 9990, IsConfirmed: true, IsLeak: true })
    const close = () => manager.patch(`/api/v1/Gas/${open.Id}/Close`)
    expect((await close()).body.ErrorMessage.Code).toBe(409_28_858)
    const reading = `/api/v1/Gas/${open.Id}/Tablet/${householdOf('C棟-6F-1').id}`
    expect((await desk.patch(`${reading}/Accept`, { RowVersion: body.Data.RowVersion })).status).toBe(200)
    expect((await close()).body.Data.Status).toBe('closed')
  })

  it('of another community’s household or period is not found (R269)', async () => {
    const { Id } = await current()
    const elsewhere = await desk.put(`${base}/${Id}/Tablet/${cast.households.elsewhere.id}`, { Current: 1 })
    expect(elsewhere.status).toBe(404)
    expect((await desk.get(`${base}/${newId()}`)).status).toBe(404)
  })
})

describe('households that were not read', () => {
  it('are reminded once in twelve hours, and estimated by the mean of what was measured', async () => {
    const { Id, TotalCount, FilledCount } = await current()
    const remind = (body = {}) => desk.post(`${base}/Notify/${Id}/Remind`, body)
    expect((await remind()).body.Data).toEqual({ Asked: TotalCount - FilledCount, Skipped: 0 })
    expect((await remind()).body.ErrorMessage.Code).toBe(409_28_015)
    const reminded = (await shown(Id)).Readings.filter(
      (r: { RemindedAtUtc: string | null }) => r.RemindedAtUtc,
    )
    expect(reminded).toHaveLength(TotalCount - FilledCount)
    expect((await desk.post(`/api/v1/Gas/${Id}/Estimate`)).status).toBe(403)
    // Whoever is read while others are estimated is read, though the round in the phone saw nothing there.
    const missing = (await shown(Id)).Readings.filter(
      ({ Current, Last, Digits }: { Current: number | null; Last: number; Digits: number }) =>
        Current === null && Last + 30 < 10 ** Digits,
    ).slice(0, 15)
    const [{ body }, ...read] = await Promise.all([
      manager.post(`/api/v1/Gas/${Id}/Estimate`),
      ...missing.map((r: { TabletNote: string; Last: number }) =>
        fill(Id, r.TabletNote, { Current: r.Last + 17, IsConfirmed: true, FilledBy: 'guard' }),
      ),
    ])
    expect(read.map(({ status }) => status)).toEqual(missing.map(() => 200))
    const after = (await shown(Id)).Readings
    for (const { TabletId, Last } of missing)
      expect(after.find((r: { TabletId: string }) => r.TabletId === TabletId)).toMatchObject({
        Current: Last + 17,
        FilledBy: 'guard',
      })
    expect(body.Data.Estimated + body.Data.Skipped).toBeLessThanOrEqual(TotalCount - FilledCount)
    const one = (await shown(Id)).Readings.find(
      ({ FilledBy }: { FilledBy: string }) => FilledBy === 'estimate',
    )
    expect(one.Current).toBe(one.Last + one.Usage)
    expect((await manager.post(`/api/v1/Gas/${Id}/Estimate`)).body.ErrorMessage.Code).toBe(409_28_016)
    const history = (await desk.get(`/api/v1/Gas/Tablet/${one.TabletId}`)).body.Data
    expect(history[0]).toMatchObject({ IsEstimate: true })
    // What was estimated is read after all.
    expect(
      (await fill(Id, one.TabletNote, { Current: one.Current, RowVersion: one.RowVersion })).body.Data
        .FilledBy,
    ).toBe('desk')
  })

  it('the workbook for the gas firm is in the order of its user numbers: number, household, reading', async () => {
    const { Id } = await current()
    const answer = await fetch(`${lobby.url}${base}/${Id}/Export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${manager.accessToken}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer.headers.get('content-type')).toContain('spreadsheetml')
    const rows = await rowsOf(Buffer.from(await answer.arrayBuffer()))
    expect(rows[0]?.slice(0, 3)).toEqual(['用戶號碼', '戶號', '度數'])
    const numbers = rows.slice(1).map(([userNo]) => String(userNo))
    expect(numbers).toHaveLength(180)
    expect(numbers).toEqual(numbers.toSorted())
    expect((await desk.post(`${base}/${Id}/Export`)).status).toBe(403)
  })

  it('a meter is set up once for both who change it, and a smart one is read by nobody', async () => {
    const { Id } = await current()
    const { TabletId, UserNo, MeterVersion } = await readingOf(Id, 'B棟-1F-1')
    const set = { UserNo, Digits: 4, FirstValue: null, ChangedOn: null, IsSmart: true }
    const meter = { ...set, RowVersion: MeterVersion }
    const both = await Promise.all([1, 2].map(() => manager.put(`/api/v1/Gas/Meter/${TabletId}`, meter)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await fill(Id, 'B棟-1F-1', { Current: 5 })).body.ErrorMessage.Code).toBe(409_28_018)
  })
})
