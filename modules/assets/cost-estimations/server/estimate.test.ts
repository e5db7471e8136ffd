import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { fileOf } from '#tests/setup/paper-tools.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const path = '/api/v1/CostEstimation'
let lobby: Lobby
let admin: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

describe('the estimate of costs', () => {
  it('says for so many Years what falls due and what is left of the fund, this year first (R322)', async () => {
    const { Data } = (await admin.get(path, { Years: 10 })).body
    expect(Data.Plan).toMatchObject({ Balance: 8_420_000, MonthlyPerPing: 12, InflationBp: 200 })
    expect(Data.Funds).toHaveLength(11)
    expect(Data.Funds[0].Balance).toBe(8_420_000)
    const due = (await admin.get(`${path}/Replacement`, { Years: 10 })).body.Data
    expect(due).toEqual(Data.Replacements)
    expect(due.some(({ DisplayId }: { DisplayId: string }) => DisplayId === 'WS-P-02')).toBe(true)
    expect((await admin.get(path, { Years: 51 })).status).toBe(400)
  })

  it('leaves as a workbook, with the raise that is tried', async () => {
    const { content } = await fileOf(admin, `${path}/Export?Years=20&RaisePerPing=9`)
    expect(content.subarray(0, 2).toString()).toBe('PK')
  })

  it('has no replacement of what is scrapped or left the register', async () => {
    const AssetId = newId()
    const asset = {
      AssetId,
      DisplayId: 'CE-1',
      Name: '試算',
      PurchaseDate: '2000-01-01',
      PurchaseCost: 5000,
      UsefulYears: 5,
    }
    const { body } = await admin.post('/api/v1/Communities/Assets', asset)
    const due = async () =>
      (await admin.get(`${path}/Replacement`, { Years: 12 })).body.Data.filter(
        (row: { DisplayId: string }) => row.DisplayId === 'CE-1',
      ).length
    expect(await due()).toBe(3)
    await admin.put(`/api/v1/Communities/Assets/${AssetId}`, { ...body.Data, StatusId: 6 })
    expect(await due()).toBe(0)
  })

  it('is decided by who saw the newest settings, and not by the desk', async () => {
    const { Plan } = (await admin.get(path)).body.Data
    const save = (who: Desk, InflationBp: number) => who.put(`${path}/Plan`, { ...Plan, InflationBp })
    expect((await save(admin, 150)).body.Data).toMatchObject({
      InflationBp: 150,
      RowVersion: Plan.RowVersion + 1,
    })
    expect((await save(admin, 100)).body.ErrorMessage.Code).toBe(409_26_151)
    const desk = await lobby.as('desk1')
    expect([(await save(desk, 100)).status, (await desk.get(path)).status]).toEqual([403, 403])
  })
})
