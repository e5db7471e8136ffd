import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { formPath, itemPath, kitchen, oldPath, optionPath, specPath } from '#tests/setup/meals.ts'
import { pointPath } from '#tests/setup/points.ts'

let k: Awaited<ReturnType<typeof kitchen>>
beforeAll(async () => {
  k = await kitchen()
})
afterAll(() => k.close())

const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
const one = (ItemId: string, changes: object = {}) => ({ Items: [{ ItemId, Quantity: 1, ...changes }] })
const age = (id: string, days: number) =>
  k.lobby.owner.query(`update food_order set ordered_at = ordered_at - $2 * interval '1 day' where id = $1`, [
    id,
    days,
  ])

describe('an order', () => {
  it('takes granted points before bought ones, those that expire next first, once by its id (R428, R429)', async () => {
    const [home, dish] = [await k.eater({ normal: 100, cash: 50 }), await k.dish({ Points: 60 })]
    const asked = { Id: newId(), ...one(dish, { Quantity: 2 }), NormalPoints: 100, CashPoints: 20 }
    const quoted = await k.desk.post(`${formPath}/Mode`, { TabletId: home, ...one(dish, { Quantity: 2 }) })
    expect(quoted.body.Data).toMatchObject({ Points: 120, NormalPoints: 100, CashPoints: 50 })
    expect(quoted.body.Data.Modes.map((mode: { IsEnough: boolean }) => mode.IsEnough)).toEqual([
      true,
      false,
      false,
    ])
    const sent = await Promise.all(Array.from({ length: 4 }, () => k.order(home, asked)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(sent.map(({ body }) => body.Data.SerialNum)).size).toBe(1)
    expect(sent[0]?.body.Data).toMatchObject({
      State: 'done',
      Portions: 2,
      NormalPoints: 100,
      CashPoints: 20,
      NormalLeft: 0,
      CashLeft: 30,
    })
    expect(await k.balance(home)).toMatchObject({ NormalPoints: 0, CashPoints: 30 })
    expect(codeOf(await k.order(home, { ...asked, ...one(dish) }))).toBe(409_32_201)
  })

  it('takes the points of one purse alone where that was chosen', async () => {
    const [home, dish] = [await k.eater({ normal: 100, cash: 100 }), await k.dish({ Points: 80 })]
    const done = await k.order(home, { ...one(dish), Mode: 'cashOnly', CashPoints: 80 })
    expect(done.body.Data).toMatchObject({ Mode: 'cashOnly', NormalPoints: 0, CashPoints: 80 })
    expect(codeOf(await k.order(home, { ...one(dish), Mode: 'cashOnly', CashPoints: 80 }))).toBe(409_32_001)
  })

  it('costs its options, keeps names and points of its moment, and asks for what must be chosen', async () => {
    const [spec, rice, none, egg] = [newId(), newId(), newId(), newId()]
    await k.manager.post(specPath, { Id: spec, Name: `飯${spec.slice(-4)}`, Choice: 'one', Prefix: '' })
    await k.manager.post(optionPath, { Id: rice, SpecId: spec, Name: '糙米', Points: 5 })
    await k.manager.post(optionPath, { Id: none, SpecId: spec, Name: '白飯', Points: 0 })
    const extra = newId()
    await k.manager.post(specPath, {
      Id: extra,
      Name: `加點${extra.slice(-4)}`,
      Choice: 'many',
      Prefix: '加',
    })
    await k.manager.post(optionPath, { Id: egg, SpecId: extra, Name: '滷蛋', Points: 10 })
    const dish = await k.dish({ SpecIds: [spec, extra] })
    const home = await k.eater({ normal: 300 })
    expect(codeOf(await k.order(home, { ...one(dish), NormalPoints: 90 }))).toBe(409_32_208)
    const strange = one(dish, { OptionIds: [rice, newId()] })
    expect(codeOf(await k.order(home, { ...strange, NormalPoints: 95 }))).toBe(409_32_209)
    const done = await k.order(home, { ...one(dish, { OptionIds: [rice, egg] }), NormalPoints: 105 })
    const { Id } = done.body.Data
    await k.manager.put(`${itemPath}/${dish}`, { RowVersion: 1, Name: '改名了', Points: 10 })
    const { body } = await k.desk.get(`${formPath}/${Id}`)
    expect(body.Data.Lines[0]).toMatchObject({ Points: 105, Options: [{ Name: '糙米' }, { Name: '加滷蛋' }] })
    expect(body.Data.Lines[0].Name).not.toBe('改名了')
    const used = await k.desk.get(`${specPath}/${spec}/Used-Items`)
    expect(used.body.Data.map((row: { Id: string }) => row.Id)).toEqual([dish])
  })

  it('is refused when what was confirmed is not what it would take now: no point goes (R446)', async () => {
    const [home, dish] = [await k.eater({ normal: 200 }), await k.dish()]
    expect(codeOf(await k.order(home, { ...one(dish), NormalPoints: 80 }))).toBe(409_32_202)
    expect(codeOf(await k.order(home, { ...one(dish), NormalPoints: 80, CashPoints: 10 }))).toBe(409_32_202)
    expect(await k.balance(home)).toMatchObject({ NormalPoints: 200 })
  })

  it('is refused for what is sold out, not sold at that time, or more than a household may have a day', async () => {
    const home = await k.eater({ normal: 900 })
    const limited = await k.dish({ MostPerDay: 2 })
    const late = await k.dish({ SoldFrom: '00:00', SoldUntil: '00:01' })
    const gone = await k.dish()
    await k.desk.put(`${itemPath}/${gone}/Stock`, { IsSoldOut: true })
    expect(codeOf(await k.order(home, { ...one(gone), NormalPoints: 90 }))).toBe(409_32_204)
    expect(codeOf(await k.order(home, { ...one(late), NormalPoints: 90 }))).toBe(409_32_206)
    expect((await k.order(home, { ...one(limited, { Quantity: 2 }), NormalPoints: 180 })).status).toBe(200)
    expect(codeOf(await k.order(home, { ...one(limited), NormalPoints: 90 }))).toBe(409_32_207)
    expect(codeOf(await k.order(home, { ...one(newId()), NormalPoints: 90 }))).toBe(409_32_203)
  })
})

describe('20 orders at once', () => {
  it('on the last portion: one wins, the others hear that it is sold out and pay nothing', async () => {
    const dish = await k.dish({}, 1)
    const homes = await Promise.all(Array.from({ length: 20 }, () => k.eater({ cash: 100 })))
    const done = await Promise.all(homes.map((home) => k.order(home, { ...one(dish), CashPoints: 90 })))
    expect(done.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(done.filter(({ status }) => status !== 200).map(codeOf))).toEqual(new Set([409_32_204]))
    const left = await Promise.all(homes.map(async (home) => (await k.balance(home)).CashPoints))
    expect(left.toSorted((a, b) => a - b)).toEqual([10, ...Array(19).fill(100)])
  })

  it('on the last points of a household: one wins, no purse goes below zero (R434, R445)', async () => {
    const [home, dish] = [await k.eater({ normal: 100 }), await k.dish({}, 50)]
    const done = await Promise.all(
      Array.from({ length: 20 }, () => k.order(home, { ...one(dish), NormalPoints: 90 })),
    )
    expect(done.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(done.filter(({ status }) => status !== 200).map(codeOf))).toEqual(new Set([409_32_001]))
    expect((await k.balance(home)).NormalPoints).toBe(10)
    const { body } = await k.desk.get('/api/v1/TableFoodMenu')
    const items = body.Data.flatMap((menu: { Items: { Id: string; Stock: number }[] }) => menu.Items)
    expect(items.find(({ Id }: { Id: string }) => Id === dish).Stock).toBe(49)
  })
})

describe('the kitchen', () => {
  it('sees an order until it was taken; ready comes before taken, and both can be taken back', async () => {
    const [home, dish] = [await k.eater({ normal: 100 }), await k.dish()]
    const { Id } = (await k.order(home, { ...one(dish), NormalPoints: 90 })).body.Data
    const inKitchen = async () =>
      (await k.desk.get(`${formPath}/Kitchen`)).body.Data.some((row: { Id: string }) => row.Id === Id)
    expect(await inKitchen()).toBe(true)
    const taken = (IsTaken: boolean) => k.desk.put(`${formPath}/${Id}/Taken`, { IsTaken })
    const ready = (IsReady: boolean) => k.desk.put(`${formPath}/${Id}/Ready`, { IsReady })
    expect(codeOf(await taken(true))).toBe(409_32_215)
    expect((await ready(true)).body.Data.ReadyBy).not.toBe('')
    expect((await ready(false)).body.Data.ReadyAt).toBeNull()
    await ready(true)
    expect((await taken(true)).status).toBe(200)
    expect(await inKitchen()).toBe(false)
    expect(codeOf(await ready(false))).toBe(409_32_216)
    await taken(false)
    expect(await inKitchen()).toBe(true)
  })
})

describe('voiding', () => {
  it('needs a note, gives each point back to its purse with its last day, once, and what was not cooked is there again (R436, R439)', async () => {
    const [home, dish] = [await k.eater({ normal: 50, cash: 60 }), await k.dish({}, 3)]
    const before = await k.balance(home)
    const { Id } = (await k.order(home, { ...one(dish), NormalPoints: 50, CashPoints: 40 })).body.Data
    const bare = await k.void(Id, ' ')
    expect([codeOf(bare), bare.body.Message]).toEqual([400_32_203, '請填寫作廢原因。'])
    const done = await Promise.all([k.void(Id), k.void(Id)])
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await k.balance(home)).toEqual(before)
    const { body } = await k.desk.get(`${formPath}/${Id}`)
    expect(body.Data).toMatchObject({ State: 'voided', VoidNote: '住戶取消', DeadPoints: 0 })
    expect(
      (await k.order(home, { ...one(dish, { Quantity: 3 }), NormalPoints: 270 })).body.ErrorMessage.Code,
    ).toBe(409_32_001)
  })

  it('after the last day of its points brings back bought ones alone, and says how many are dead', async () => {
    const [home, dish] = [await k.eater({ normal: 50, cash: 60 }), await k.dish()]
    const { Id } = (await k.order(home, { ...one(dish), NormalPoints: 50, CashPoints: 40 })).body.Data
    await k.lobby.owner.query(
      `update point_lot set expires_on = current_date - 3 where household_id = $1 and purse = 'normal'`,
      [home],
    )
    const done = await k.void(Id)
    expect(done.body.Data).toMatchObject({ State: 'voided', DeadPoints: 50 })
    expect(await k.balance(home)).toMatchObject({ NormalPoints: 0, CashPoints: 60 })
    const { body } = await k.desk.get(`${pointPath}/${home}/Entry`)
    expect(body.Data.map((row: { Kind: string }) => row.Kind)).toContain('expired')
  })

  it('and printing again end after 30 days; a voided order is not printed again (R436 to R438)', async () => {
    const [home, dish] = [await k.eater({ normal: 300 }), await k.dish()]
    const [old, young] = await Promise.all(
      [1, 2].map(
        async () => (await k.order(home, { ...one(dish), NormalPoints: 90 })).body.Data.Id as string,
      ),
    )
    await age(old ?? '', 31)
    const late = await k.void(old ?? '')
    expect([codeOf(late), late.body.Message]).toEqual([409_32_211, '訂單超過 30 天，不能作廢。'])
    const print = (id = '') => k.desk.get(`${oldPath}/${id}/ThermalPaper`)
    expect([codeOf(await print(old)), codeOf(await print(newId()))]).toEqual([409_32_212, expect.any(Number)])
    const slip = await print(young)
    expect(slip.body.Data.Lines.map((line: { Left: string }) => line.Left)).toContain('補印')
    await k.desk.put(`${oldPath}/${young}/void`, { VoidNote: '點錯餐' })
    expect(codeOf(await print(young))).toBe(409_32_213)
    const listed = async (path: string) =>
      (await k.desk.get(path, { MaxCount: 100 })).body.Data.map((row: { Id: string }) => row.Id)
    expect(await listed(oldPath)).toContain(old)
    expect(await listed(formPath)).not.toContain(old)
  })
})

describe('who may', () => {
  it('the committee looks and neither orders, cooks nor voids; a one-time account does not void', async () => {
    const [home, dish] = [await k.eater({ normal: 100 }), await k.dish()]
    const { Id } = (await k.order(home, { ...one(dish), NormalPoints: 90 })).body.Data
    const committee = await k.lobby.as('committee1')
    expect((await committee.get(formPath)).status).toBe(200)
    expect((await k.order(home, { ...one(dish), NormalPoints: 90 }, committee)).status).toBe(403)
    expect((await committee.put(`${formPath}/${Id}/Ready`, { IsReady: true })).status).toBe(403)
    expect((await k.void(Id, '不要了', committee)).status).toBe(403)
    const once = await k.lobby.as('once1')
    expect((await k.void(Id, '不要了', once)).status).toBe(403)
    expect((await k.desk.post('/api/v1/TableFoodMenu', { Id: newId(), Name: '飲料' })).status).toBe(403)
  })

  it('another community finds nothing, and has no kitchen without its service', async () => {
    const [home, dish] = [await k.eater({ normal: 100 }), await k.dish()]
    const { Id } = (await k.order(home, { ...one(dish), NormalPoints: 90 })).body.Data
    expect((await (await k.lobby.as('desk2', '松濤苑')).get(`${formPath}/${Id}`)).status).toBe(403)
    const songtao = `(select id from community where name = '松濤苑')`
    await k.lobby.owner.query(
      `insert into community_service (community_id, service_id, kind, position) values (${songtao}, 26, 1, 926)`,
    )
    const there = await k.lobby.as('desk2', '松濤苑')
    expect((await there.get(`${formPath}/${Id}`)).status).toBe(404)
    expect((await k.void(Id, '不要了', there)).status).toBe(404)
    expect((await k.order(home, { ...one(dish), NormalPoints: 90 }, there)).status).toBe(404)
    expect((await there.get('/api/v1/TableFoodMenu')).body.Data).toEqual([])
  })
})
