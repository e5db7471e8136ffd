import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#platform/contract/days.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { operatorDesk } from '#tests/setup/operator-desk.ts'

const path = '/api/v1/EvCharging/Rate'
let lobby: Lobby
let manager: Desk
let committee: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  committee = await lobby.as('committee1', '晴川社區')
})
afterAll(() => lobby.close())

const peak = (from: number, until: number) =>
  Array.from({ length: 24 }, (_, at) => (at >= from && at < until ? '1' : '0')).join('')
const season = (changes: object = {}) => ({
  Mode: 'peakOffPeak',
  PeakPrice: 1290,
  OffPeakPrice: 310,
  Workday: peak(15, 21),
  Holiday: peak(0, 0),
  OffPeakDay: peak(0, 0),
  ...changes,
})
const parking = (changes: object = {}) => ({
  IsOn: true,
  BufferMinutes: 30,
  UnitMinutes: 1,
  UnitPrice: 50,
  MostAmount: 300,
  PauseFrom: '22:00',
  PauseUntil: '08:00',
  ...changes,
})
const nextDay = () => dayAfter(dayOf(new Date()), 40)
const rate = (changes: object = {}) => ({
  StartsOn: nextDay(),
  Voltage: 'low',
  SummerFrom: '06-01',
  SummerUntil: '09-30',
  Summer: season(),
  Other: season(),
  BaseFee: 26_250,
  PlatformFee: 500,
  Parking: parking(),
  ...changes,
})
const versions = async (who = manager) => (await who.get(path)).body.Data.Versions
const draft = async () => (await versions()).find(({ State }: { State: string }) => State !== 'enacted')
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
const change = (who: Desk, { Id, RowVersion }: { Id: string; RowVersion: number }, changes: object = {}) =>
  who.put(`${path}/${Id}`, { ...rate(changes), RowVersion })

describe('versions of the rates', () => {
  it('stand beside Taipower’s tables and the off-peak days that were loaded', async () => {
    const { Versions, Taipower, OffPeakYears } = (await manager.get(path)).body.Data
    expect(Versions.map(({ Number, State }: { Number: number; State: string }) => [Number, State])).toEqual([
      [5, 'draft'],
      [4, 'enacted'],
      [3, 'enacted'],
      [2, 'enacted'],
      [1, 'enacted'],
    ])
    expect(Versions[2].EndsOn).toBe(dayAfter(Versions[1].StartsOn, -1))
    expect(Taipower[0]).toMatchObject({ StartsOn: '2025-01-01', Voltage: 'low', OtherPeak: 121_400 })
    expect(OffPeakYears).toContainEqual({ Year: 2026, Days: 18 })
  })

  it('are refused with the sentence of the rule that they break, and nothing is written (R407 to R412)', async () => {
    const before = await draft()
    const refused = async (changes: object) => codeOf(await change(manager, before, changes))
    expect(await refused({ Other: season({ PeakPrice: null }) })).toBe(400_001)
    expect(await refused({ Other: season({ PeakPrice: 0, OffPeakPrice: 0 }) })).toBe(400_30_201)
    expect(await refused({ Summer: season({ Mode: 'fixed', OffPeakPrice: 0 }) })).toBe(400_30_201)
    expect(await refused({ Other: season({ OffPeakPrice: 1291 }) })).toBe(400_30_202)
    expect(await refused({ Summer: season({ Holiday: peak(0, 24) }) })).toBe(400_30_203)
    expect(await refused({ Parking: parking({ UnitPrice: 0 }) })).toBe(400_30_204)
    expect(await refused({ Parking: parking({ UnitMinutes: 0 }) })).toBe(400_30_205)
    expect(await refused({ Parking: parking({ PauseUntil: null }) })).toBe(400_30_206)
    expect(await refused({ StartsOn: (await versions())[1].StartsOn })).toBe(400_30_207)
    expect(await draft()).toEqual(before)
    const said = await change(manager, before, { Other: season({ OffPeakPrice: 1291 }) })
    expect(said.body.ErrorMessage.Description).toBe('離峰單價不可高於尖峰單價。')
  })

  it('are written by one person and put in force by another, once, and a colleague’s change is seen', async () => {
    const first = await draft()
    expect((await change(manager, first)).status).toBe(200)
    expect(codeOf(await change(manager, first))).toBe(409_30_202)
    const second = await draft()
    expect((await change(manager, second, { IsSubmitted: true })).body.Data.State).toBe('submitted')
    const waiting = await draft()
    expect(codeOf(await change(manager, waiting))).toBe(409_30_204)
    const enact = (who: Desk, { Id, RowVersion } = waiting) =>
      who.patch(`${path}/${Id}/Enact`, { RowVersion })
    expect(codeOf(await enact(manager))).toBe(409_30_206)
    expect((await enact(await lobby.as('treasurer1', '晴川社區'))).status).toBe(403)
    const [one, other] = await Promise.all([enact(committee), enact(committee)])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    expect((await versions())[0]).toMatchObject({ State: 'enacted', EndsOn: null })
    expect((await versions())[1].EndsOn).toBe(dayAfter(nextDay(), -1))
    const { rows } = await lobby.owner.query(
      `select count(*)::int as n from audit where action = 'chargingRates.enact'`,
    )
    expect(rows[0].n).toBe(1)
  })

  it('that did not begin are given back with a reason; those that hold are not', async () => {
    const [newest, holds] = await versions()
    const back = (of: { Id: string; RowVersion: number }, Reason = '電價要重算') =>
      committee.patch(`${path}/${of.Id}/Return`, { RowVersion: of.RowVersion, Reason })
    expect(codeOf(await back(holds))).toBe(409_30_207)
    expect((await back(newest, '')).status).toBe(400)
    expect((await back(newest)).body.Data).toMatchObject({ State: 'draft', ReturnReason: '電價要重算' })
    const again = await draft()
    expect(codeOf(await manager.post(path, { Id: newId(), ...rate() }))).toBe(409_30_203)
    expect((await manager.delete(`${path}/${again.Id}?RowVersion=${again.RowVersion}`)).status).toBe(200)
    const Id = newId()
    const sent = [1, 2].map(() => manager.post(path, { Id, ...rate() }))
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200])
    expect((await draft()).Number).toBe(5)
  })

  it('of a fixed price have no peak, whatever was typed before', async () => {
    const made = await change(manager, await draft(), { Other: season({ Mode: 'fixed' }) })
    expect(made.body.Data.Other).toMatchObject({ PeakPrice: 310, OffPeakPrice: 310, Workday: peak(0, 0) })
  })
})

describe('what Taipower publishes', () => {
  const at = '/api/v1/Operator/Taipower'
  const send = (who: Desk, ...lines: string[]) => {
    const form = new FormData()
    form.append('File', new Blob([`\uFEFF${lines.join('\r\n')}\r\n`]), '台電.csv')
    return who.post(at, form)
  }
  const prices =
    '生效日,供電電壓,夏月尖峰,夏月離峰,非夏月尖峰,非夏月離峰,基本費,夏月契約,非夏月契約,夏月尖峰時段,非夏月尖峰時段,來源'

  it('is loaded by an operator and by nobody of a community, and seen by every community', async () => {
    const operator = await operatorDesk(lobby)
    expect((await send(manager, '日期,名稱', '2031-01-01,開國紀念日')).status).toBe(401)
    expect((await send(operator, '日期,名稱', '2031-01-01,開國紀念日', '2031/2/28,和平紀念日')).status).toBe(
      200,
    )
    await send(operator, '日期,名稱', '2031-01-01,開國紀念日')
    const row = '2031-04-01,高壓,11.8465,2.8975,11.533,2.755,249.375,,,16-22,15-21,測試用'
    expect((await send(operator, prices, row)).status).toBe(200)
    const { Taipower, OffPeakYears } = (await manager.get(path)).body.Data
    expect(OffPeakYears).toContainEqual({ Year: 2031, Days: 1 })
    expect(Taipower[0]).toMatchObject({
      StartsOn: '2031-04-01',
      Voltage: 'high',
      SummerPeak: 118_465,
      SummerContract: null,
      OtherHours: peak(15, 21),
    })
  })

  it('is refused with the line that cannot be read, and nothing of it is loaded', async () => {
    const operator = await operatorDesk(lobby)
    const refused = async (...lines: string[]) => codeOf(await send(operator, ...lines))
    expect(await refused('日期', '2032-01-01')).toBe(400_30_221)
    expect(await refused('日期,名稱', '2032-01-01,元旦', '2032-02-30,沒有這天')).toBe(400_30_222)
    expect(await refused('日期,名稱', '2032-01-01,元旦', '2033-01-01,元旦')).toBe(400_30_223)
    expect(await refused(prices, '2032-01-01,低壓,0,3,12,3,262.5,,,16-22,15-21,來源')).toBe(400_30_222)
    expect(
      (await manager.get(path)).body.Data.OffPeakYears.map(({ Year }: { Year: number }) => Year),
    ).not.toContain(2032)
  })
})
