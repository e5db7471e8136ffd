import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, registration } from '#tests/setup/packages.ts'

let lobby: Lobby
let manager: Desk
let other: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  other = await lobby.as('eip1')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const base = '/api/v1/Postal/Setting'
interface Entry {
  Id: string
  Name: string
  Version: number
  RetiredAt: string | null
  Waiting: number
}
const all = async (list: 'Kinds' | 'Couriers' | 'Positions', who = manager): Promise<Entry[]> =>
  (await who.get(base)).body.Data[list]
async function entry(list: 'Kinds' | 'Couriers' | 'Positions', name: string): Promise<Entry> {
  const found = (await all(list)).find((item) => item.Name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const kindFields = (changes: Record<string, unknown> = {}) => ({
  Name: '冷藏宅配',
  IsLegal: false,
  IsAccepted: true,
  ReminderDays: null,
  ...changes,
})
async function addKind(Name: string, changes: Record<string, unknown> = {}): Promise<string> {
  const Id = newId()
  const { status, body } = await manager.post(`${base}/Kind`, { Id, ...kindFields({ Name, ...changes }) })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return Id
}
const retire = (list: string, Id: string, Version: number, who = manager) =>
  who.post(`${base}/${list}/${Id}/Retire`, { Version })
const restore = (list: string, Id: string, Version: number) =>
  manager.post(`${base}/${list}/${Id}/Restore`, { Version })
const offered = async () => (await desk.get('/api/v1/Postal/RegisterOptions')).body.Data

describe('kinds, couriers and shelf positions', () => {
  it('an added kind is offered at the end of the list and can be registered at once', async () => {
    const Id = await addKind('生鮮')
    expect((await offered()).Kinds.at(-1)).toEqual({ Id, Name: '生鮮', IsLegal: false, IsAccepted: true })
    expect((await arrive(desk, { PostalTypeId: Id })).PostalTypeName).toBe('生鮮')
    const { rows } = await lobby.owner.query('select action, after from audit where target_id = $1', [Id])
    expect(rows).toMatchObject([{ action: 'packageSettings.add', after: { name: '生鮮' } }])
  })

  it.each(['ＭＯＭＯ', ' momo', 'mo mo', 'MoMo'])(
    'refuses the courier %j beside momo: width, case and spaces make no other name',
    async (Name) => {
      const answer = await manager.post(`${base}/Courier`, { Id: newId(), Name, ShortName: 'm' })
      expect([answer.status, answer.body.Message]).toEqual([409, '已經有「momo」，請改用別的名稱。'])
    },
  )

  it('of two who add the same name at once, one succeeds', async () => {
    const names = ['大型家具', '大型 家具', '大型　家具', '大型家具']
    const answers = await Promise.all(
      names.map((Name, n) =>
        (n % 2 ? manager : other).post(`${base}/Kind`, { Id: newId(), ...kindFields({ Name }) }),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
  })

  it('a retired kind is offered no more, stays on its packages, and can come back', async () => {
    const Id = await addKind('展覽票券')
    const { PdId } = await arrive(desk, { PostalTypeId: Id })
    expect(await entry('Kinds', '展覽票券')).toMatchObject({ Waiting: 1, RetiredAt: null, Version: 1 })
    expect((await retire('kinds', Id, 1)).status).toBe(200)
    expect((await offered()).Kinds.map((kind: Entry) => kind.Name)).not.toContain('展覽票券')
    const refused = await desk.post('/api/v1/Postal', registration({ PostalTypeId: Id }))
    expect([refused.status, refused.body.ErrorMessage.Code]).toEqual([400, 400104])
    const listed = await desk.get('/api/v1/Postal/Recent')
    expect(listed.body.Data.find((row: { PdId: string }) => row.PdId === PdId).PostalTypeName).toBe(
      '展覽票券',
    )
    expect((await entry('Kinds', '展覽票券')).RetiredAt).toMatch(/Z$/)
    expect((await restore('kinds', Id, 2)).status).toBe(200)
    expect((await offered()).Kinds.map((kind: Entry) => kind.Name)).toContain('展覽票券')
  })

  it('a retired name can be given again, and then the old one cannot come back beside it', async () => {
    const Id = await addKind('型錄')
    await retire('kinds', Id, 1)
    await addKind('型錄')
    const answer = await restore('kinds', Id, 2)
    expect([answer.status, answer.body.ErrorMessage.Code]).toEqual([409, 409303])
  })

  it('a kind that the community does not accept is refused with a sentence of its own, also a legal one', async () => {
    const { Id, Version } = await entry('Kinds', '法院文書')
    const body = kindFields({ Name: '法院文書', IsLegal: true, IsAccepted: false, Version })
    expect((await manager.put(`${base}/Kind/${Id}`, body)).status).toBe(200)
    const refused = await desk.post('/api/v1/Postal', registration({ PostalTypeId: Id }))
    expect([refused.status, refused.body.Message]).toEqual([
      400,
      '本社區不代收「法院文書」，請當場退回送件人。',
    ])
    expect((await offered()).Kinds).toContainEqual({
      Id,
      Name: '法院文書',
      IsLegal: true,
      IsAccepted: false,
    })
  })

  it('a package keeps its retired kind while its other facts are corrected', async () => {
    const Id = await addKind('月曆')
    const { PdId } = await arrive(desk, { PostalTypeId: Id })
    await retire('kinds', Id, 1)
    const courier = castId('courier', '順豐')
    const shown = (await desk.get(`/api/v1/Postal/${PdId}/Detail`)).body.Data
    const answer = await desk.put(`/api/v1/Postal/${PdId}`, {
      CourierId: courier,
      RowVersion: shown.RowVersion,
      Reason: '',
    })
    expect([answer.status, answer.body]).toMatchObject([200, {}])
  })

  it('of two managers who change one entry, the second is told so', async () => {
    const Id = await addKind('樣品')
    const change = (Name: string, who: Desk) =>
      who.put(`${base}/Kind/${Id}`, { ...kindFields({ Name }), Version: 1 })
    expect((await change('樣品盒', manager)).status).toBe(200)
    const late = await change('試用品', other)
    expect([late.status, late.body.Message]).toEqual([
      409,
      '「樣品盒」剛被另一位管理人員改過，請看過新的內容再修改。',
    ])
    expect((await retire('kinds', Id, 1, other)).status).toBe(409)
    const { rows } = await lobby.owner.query(
      "select before, after from audit where target_id = $1 and action = 'packageSettings.change'",
      [Id],
    )
    expect(rows).toMatchObject([{ before: { name: '樣品' }, after: { name: '樣品盒' } }])
  })

  it('are offered in the order that the manager gave; an order that was not seen is refused', async () => {
    const ids = (await all('Couriers')).filter((item) => !item.RetiredAt).map((item) => item.Id)
    const turned = [...ids].reverse()
    const order = (Ids: string[], Seen: string[]) => manager.put(`${base}/couriers/Order`, { Ids, Seen })
    expect((await order(turned, ids)).status).toBe(200)
    expect((await offered()).Couriers.map((courier: Entry) => courier.Id)).toEqual(turned)
    for (const [wished, seen] of [
      [ids, ids],
      [turned.slice(1), turned],
      [[...turned.slice(1), turned[1] ?? ''], turned],
    ] as const) {
      const answer = await order([...wished], [...seen])
      expect([answer.status, answer.body.ErrorMessage.Code]).toEqual([409, 409304])
    }
    expect((await order(ids, turned)).status).toBe(200)
  })

  it('a position with room for one is full after one package', async () => {
    await manager.post(`${base}/Position`, { Id: newId(), Name: '信-9', Temperature: 0, Capacity: 1 })
    const isFull = async () =>
      (await offered()).Positions.find((position: { Name: string }) => position.Name === '信-9').IsFull
    expect(await isFull()).toBe(false)
    await arrive(desk, { Location: '信-9' })
    expect(await isFull()).toBe(true)
  })

  it('the last kind that the community accepts cannot be retired or refused', async () => {
    const there = await lobby.as('auth_0912345678', '松濤苑')
    const kinds = (await all('Kinds', there)).filter((kind) => !kind.RetiredAt)
    const [last, ...others] = kinds
    for (const kind of others) expect((await retire('kinds', kind.Id, kind.Version, there)).status).toBe(200)
    const answer = await retire('kinds', last?.Id ?? '', last?.Version ?? 0, there)
    expect([answer.status, answer.body.ErrorMessage.Code]).toEqual([409, 409305])
    const refused = await there.put(`${base}/Kind/${last?.Id}`, {
      ...kindFields({ Name: last?.Name, IsAccepted: false }),
      Version: last?.Version,
    })
    expect(refused.status).toBe(409)
  })

  it('of another community are not found, and names there are free', async () => {
    const foreign = castId('kind', '松濤苑 包裹')
    expect((await retire('kinds', foreign, 1)).status).toBe(404)
    expect((await retire('nothing', foreign, 1)).status).toBe(404)
    const there = await lobby.as('auth_0912345678', '松濤苑')
    const answer = await there.post(`${base}/Kind`, { Id: newId(), ...kindFields({ Name: '生鮮' }) })
    expect(answer.status).toBe(200)
  })

  it('are changed by managers only', async () => {
    const answers = [
      await desk.post(`${base}/Kind`, { Id: newId(), ...kindFields({ Name: '私設' }) }),
      await retire('kinds', castId('kind', '包裹'), 1, desk),
      await desk.put(`${base}/kinds/Order`, { Ids: [], Seen: [] }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403])
  })
})
