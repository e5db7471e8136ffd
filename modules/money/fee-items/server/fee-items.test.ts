import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const path = '/api/v1/Config/FeeItems'
const settings = '/api/v1/Config/CommunitySettings'
interface Item {
  FeeItemId: string
  Name: string
  Version: number
  IsRetired: boolean
  InUse: number
  Rates: { FeeRateId: string; FromDay: string; Amount: number }[]
}

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const listed = async (): Promise<Item[]> => (await manager.get(path)).body.Data.Items
const named = async (name: string) => (await listed()).find(({ Name }) => Name === name) as Item
async function add(Name: string, more: object) {
  const FeeItemId = newId()
  const body = { FeeItemId, Name, Kind: 'household', Unit: 'each', AccountNumber: 4101, ...more }
  const answer = await manager.post(path, body)
  return { ...answer, FeeItemId }
}
const setRate = (id: string, FromDay: string, Amount: number, more: object = {}) =>
  manager.post(`${path}/${id}/Rates`, { FeeRateId: newId(), FromDay, Amount, ...more })
const choose = (id: string, TabletId: string, more: object = {}) =>
  manager.post(`${path}/${id}/Households`, { ChoiceId: newId(), TabletId, ...more })
const home = castId('household', 'A棟-12F-3')
const trial = async (FeeType: string, TabletId = home, StartsOn = '2026-11-01', EndsOn = '2026-12-31') =>
  manager.get(`${path}/Trial`, { FeeType, TabletId, StartsOn, EndsOn })
const actsOf = async (id: string) => {
  const { rows } = await lobby.owner.query('select action from audit where target_id = $1 order by at', [id])
  return rows.map(({ action }) => action)
}

describe('fee items', () => {
  it('of the demo community stand in the order of the bill, with their rates and what they are for', async () => {
    const items = await listed()
    expect(items.map(({ Name }) => Name).slice(0, 4)).toEqual([
      '管理費',
      '汽車位清潔費',
      '機車位清潔費',
      '公共電費分攤',
    ])
    expect(items[0]?.Rates.map(({ FromDay, Amount }) => [FromDay, Amount])).toEqual([
      ['2025-01-01', 8500],
      ['2024-01-01', 8000],
    ])
    expect(items[0]?.InUse).toBeGreaterThan(100)
  })

  it('are added with a unit that fits and an account of income; the same again is the same item', async () => {
    expect((await add('廣播費', { Unit: 'ping' })).body.ErrorMessage.Code).toBe(400_21_202)
    expect((await add('廣播費', { AccountNumber: 1103 })).body.ErrorMessage.Code).toBe(400_21_201)
    const { FeeItemId, status } = await add('網路費', {})
    expect(status).toBe(200)
    expect((await add('網路 費', {})).body.ErrorMessage.Code).toBe(409_21_204)
    const again = { FeeItemId, Name: '網路費', Kind: 'household', Unit: 'each', AccountNumber: 4101 }
    expect((await manager.post(path, again)).status).toBe(200)
    expect((await listed()).filter(({ Name }) => Name === '網路費')).toHaveLength(1)
  })

  it('are named and retired as they were seen, and ordered over the order that was seen', async () => {
    const item = await named('磁扣工本費')
    const change = (body: object) =>
      manager.patch(`${path}/${item.FeeItemId}`, { Version: item.Version, ...body })
    expect((await change({ Name: '磁扣費' })).status).toBe(200)
    expect((await change({ Name: '磁扣' })).body.ErrorMessage.Code).toBe(409_21_203)
    const seen = (await listed()).filter(({ IsRetired }) => !IsRetired).map(({ FeeItemId }) => FeeItemId)
    const order = { FeeItemIds: seen.toReversed(), Seen: seen }
    expect((await manager.put(`${path}/Order`, order)).status).toBe(200)
    expect((await manager.put(`${path}/Order`, order)).body.ErrorMessage.Code).toBe(409_21_205)
    await manager.put(`${path}/Order`, { FeeItemIds: seen, Seen: seen.toReversed() })
    expect(await actsOf(item.FeeItemId)).toEqual(['feeItems.change'])
  })

  it('have rates with a day: one of the same day takes the place, taken back the one before holds again', async () => {
    const { FeeItemId } = await add('清潔費', { FeeType: 'cleaning' })
    await setRate(FeeItemId, '2025-01-01', 10_000)
    await setRate(FeeItemId, '2026-12-01', 20_000)
    expect((await trial('cleaning')).body.Data).toMatchObject({
      TabletNote: 'A棟-12F-3',
      Total: 300,
      Lines: [{ Basis: '（每戶 100 元 × 1 個月＋每戶 200 元 × 1 個月）', Amount: 300, AccountNumber: 4101 }],
    })
    await setRate(FeeItemId, '2026-12-01', 15_050)
    expect((await trial('cleaning')).body.Data.Total).toBe(251)
    const shown = (await manager.get(`${path}/${FeeItemId}`)).body.Data.Rates
    expect(
      shown.map((rate: { Amount: number; WithdrawnBy: string | null }) => [rate.Amount, rate.WithdrawnBy]),
    ).toEqual([
      [15_050, null],
      [20_000, '沈韻如'],
      [10_000, null],
    ])
    await manager.delete(`${path}/${FeeItemId}/Rates/${shown[0].FeeRateId}`)
    expect((await trial('cleaning')).body.Data.Total).toBe(200)
    expect((await setRate(FeeItemId, '2026-01-01', 1, { Building: 'Z棟' })).body.ErrorMessage.Code).toBe(
      400_21_212,
    )
    expect(await actsOf(FeeItemId)).toEqual([
      'feeItems.add',
      'feeItems.setRate',
      'feeItems.setRate',
      'feeItems.setRate',
      'feeItems.withdrawRate',
    ])
  })

  it('a rate that comes again after a lost answer, also twice at once, is one', async () => {
    const { FeeItemId } = await add('警衛費', { FeeType: 'guards' })
    const rate = { FeeRateId: newId(), FromDay: '2026-01-01', Amount: 3000 }
    const send = () => manager.post(`${path}/${FeeItemId}/Rates`, rate)
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const other = await manager.post(`${path}/${FeeItemId}/Rates`, { ...rate, Amount: 4000 })
    expect(other.body.ErrorMessage.Code).toBe(409_21_211)
    expect((await manager.get(`${path}/${FeeItemId}`)).body.Data.Rates).toHaveLength(1)
  })

  it('of chosen households are for those alone; what is owed once counts to the period of its day', async () => {
    const { FeeItemId } = await add('鑰匙', { FeeType: 'keys', Kind: 'once' })
    await setRate(FeeItemId, '2020-01-01', 15_000)
    expect((await choose(FeeItemId, home)).body.ErrorMessage.Code).toBe(400_21_209)
    expect((await choose(FeeItemId, home, { OnDay: '2026-12-31', Quantity: 2 })).status).toBe(200)
    expect((await trial('keys')).body.Data.Total).toBe(300)
    expect((await trial('keys', home, '2027-01-01', '2027-01-31')).body.Data.Total).toBe(0)
    expect((await trial('keys', castId('household', 'A棟-12F-2'))).body.Data.Total).toBe(0)
    const discount = await add('優惠', { FeeType: 'keys', Kind: 'discount' })
    await setRate(discount.FeeItemId, '2020-01-01', 5000)
    expect((await choose(discount.FeeItemId, home)).status).toBe(200)
    expect((await choose(discount.FeeItemId, home)).body.ErrorMessage.Code).toBe(409_21_210)
    expect((await trial('keys')).body.Data).toMatchObject({
      Total: 200,
      Lines: [{}, { Kind: 'discount', Amount: -100 }],
    })
    const [choice] = (await manager.get(`${path}/${discount.FeeItemId}`)).body.Data.Choices
    await manager.delete(`${path}/${discount.FeeItemId}/Households/${choice.ChoiceId}`)
    expect((await trial('keys')).body.Data.Total).toBe(300)
    const { FeeItemId: all } = await add('每戶都收', { FeeType: 'keys' })
    expect((await choose(all, home)).body.ErrorMessage.Code).toBe(400_21_208)
  })

  it('go over when a household is merged into another one, which stands under each item once', async () => {
    const made = async (Unit: string) => {
      const Id = newId()
      const place = { Tag: '併棟', Floor: '1F', Unit, TabletNote: `併棟-1F-${Unit}` }
      const { body } = await manager.post('/core/api/HouseholdProperty/', { Id, ...place })
      return { Id, version: body.Data.RowVersion }
    }
    const [from, to] = [await made('71'), await made('72')]
    const discount = await add('併戶優惠', { FeeType: 'merged', Kind: 'discount' })
    const keys = await add('併戶鑰匙', { FeeType: 'merged', Kind: 'once' })
    for (const home of [from, to]) await choose(discount.FeeItemId, home.Id)
    for (const home of [from, to]) await choose(keys.FeeItemId, home.Id, { OnDay: '2026-11-05' })
    const merged = await manager.post(`/api/v1/Household/${from.Id}/Merge`, {
      IntoId: to.Id,
      RowVersion: from.version,
      IntoVersion: to.version,
      Reason: '兩戶打通',
    })
    expect(merged.status).toBe(200)
    const homesOf = async (id: string) =>
      (await manager.get(`${path}/${id}`)).body.Data.Choices.map(
        ({ TabletId }: { TabletId: string }) => TabletId,
      )
    expect(await homesOf(discount.FeeItemId)).toEqual([to.Id])
    expect(await homesOf(keys.FeeItemId)).toEqual([to.Id, to.Id])
  })

  it('a household whose area is not known has a named gap instead of a line', async () => {
    const { body } = await trial('default-management', castId('household', 'A棟-2F-2'))
    expect(body.Data.Gaps).toContainEqual({
      FeeItemId: (await named('管理費')).FeeItemId,
      Name: '管理費',
      Missing: 'exclusiveArea',
    })
    expect(body.Data.Lines.map(({ Name }: { Name: string }) => Name)).not.toContain('管理費')
    expect((await trial('keys', home, '2026-12-31', '2026-12-01')).body.ErrorMessage.Code).toBe(400_21_213)
  })

  it('a shared sum of a building is divided among its households without a dollar left', async () => {
    const { FeeItemId } = await add('電費', { FeeType: 'power', Kind: 'shared', Unit: 'area' })
    await setRate(FeeItemId, '2026-11-01', 3_821_400, { Building: 'C棟' })
    const { rows } = await lobby.owner.query(
      `select h.id from household h join community c on c.id = h.community_id
       where c.name = '晴川社區' and h.building = 'C棟' and h.closed_at is null and not h.is_virtual`,
    )
    let sum = 0
    for (const { id } of rows) sum += (await trial('power', id)).body.Data.Total
    expect(sum).toBe(38_214)
  })
})

describe('settings of fees', () => {
  it('are saved by section over the version that was seen; those of KGI are the same call', async () => {
    const { body } = await manager.get(settings, { Provider: 'kgi' })
    expect(body.Data.Basis).toMatchObject({ Basis: 'exclusive', Cycle: 'month', Payer: 'owner', Version: 0 })
    const save = (Basis: string) =>
      manager.put(`${settings}?Provider=kgi`, {
        Basis: { Basis, Cycle: 'twoMonths', Payer: 'resident', Version: 0 },
      })
    const answers = await Promise.all([save('title'), save('title')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const service = (await manager.get('/api/v1/Bill/CommunityBillServiceSettings')).body.Data
    expect(service).toMatchObject({ Basis: 'title', Cycle: 'twoMonths', DueDay: 15, Payer: 'resident' })
    const committee = await lobby.as('committee1')
    expect((await committee.get(settings)).status).toBe(200)
    expect((await committee.put(settings, {})).status).toBe(403)
    expect((await (await lobby.as('desk1')).get(path)).status).toBe(403)
  })
})
