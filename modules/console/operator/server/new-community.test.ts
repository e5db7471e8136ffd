import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { operatorDesk } from '#tests/setup/operator-desk.ts'

let lobby: Lobby
let operator: Desk
beforeAll(async () => {
  lobby = await startLobby()
  operator = await operatorDesk(lobby, '周以安')
})
afterAll(() => lobby.close())

const base = '/api/v1/Operator'
const communities = async (Text = '') => (await operator.get(`${base}/Community`, { Text })).body.Data
const idOf = async (name: string): Promise<string> => (await communities(name))[0].ComId
const create = (more: Record<string, unknown>) =>
  operator.post(`${base}/Community`, {
    ComId: crypto.randomUUID(),
    Services: [48, 49],
    Account: 'auth_0900000001',
    ManagerName: '林主任',
    ...more,
  })

describe('new communities', () => {
  it('are made with households by count and by list, services and a top manager who can sign in', async () => {
    const made = await create({
      Name: '青山大廈',
      Buildings: [{ Name: 'A棟', Floors: 3, PerFloor: 2 }],
      Labels: ['B棟-1F-1', 'B棟-1F-2'],
    })
    expect(made.body.Data).toEqual({
      Account: 'auth_0900000001',
      Password: expect.stringMatching(/^([a-z0-9]{4}-){3}[a-z0-9]{4}$/),
    })
    const { rows } = await lobby.owner.query(
      'select label from household where community_id = $1 order by building_order, floor_order, label',
      [await idOf('青山大廈')],
    )
    const labels = rows.map((row) => row.label)
    expect(labels).toHaveLength(8)
    expect(labels).toEqual(expect.arrayContaining(['A棟-1F-1', 'A棟-3F-2', 'B棟-1F-2']))
    const checked = await lobby.nobody().post('/mvc/api/Login/CheckAccountPassword', made.body.Data)
    expect(checked.status).toBe(200)
    const detail = (await operator.get(`${base}/Community/${await idOf('青山大廈')}`)).body.Data
    expect(detail.Services).toEqual([48, 49])
    expect(detail.Managers).toMatchObject([{ Account: 'auth_0900000001', Role: 'admin' }])
  })

  it('are not made twice under one name, nor with wrong labels, services or too many households', async () => {
    expect((await create({ Name: '晴川社區' })).body.Message).toBe('已經有同名的社區，請換一個名稱。')
    const twice = { Name: 'A棟', Floors: 1, PerFloor: 1 }
    expect(
      (await create({ Name: '怪社區', Buildings: [twice], Labels: ['A棟-1F-1'] })).body.Messages,
    ).toEqual(['戶別「A棟-1F-1」出現兩次。'])
    expect((await create({ Name: '怪社區', Labels: ['12-3'] })).body.Messages[0]).toContain('A棟-12F-3')
    expect((await create({ Name: '怪社區', Services: [9999] })).status).toBe(400)
    const many = { Name: 'A棟', Floors: 80, PerFloor: 60 }
    expect((await create({ Name: '怪社區', Buildings: [many] })).body.Message).toContain('最多建立 3000 戶')
    expect(await communities('怪社區')).toEqual([])
  })

  it('are made whole or not at all: when the households fail, nothing of the community is there', async () => {
    const count = async () =>
      (
        await lobby.owner.query(
          `select (select count(*)::int from community) as communities, (select count(*)::int from account) as accounts,
             (select count(*)::int from household) as households, (select count(*)::int from operator_audit) as audited`,
        )
      ).rows[0]
    const before = await count()
    await lobby.owner.query(
      `create function break_down() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
       create trigger break_down before insert on household_change for each row execute function break_down()`,
    )
    const wish = {
      ComId: crypto.randomUUID(),
      Name: '半途社區',
      Account: 'auth_0900000077',
      Buildings: [{ Name: 'A棟', Floors: 2, PerFloor: 2 }],
    }
    expect((await create(wish)).status).toBe(500)
    expect(await count()).toEqual(before)
    await lobby.owner.query('drop function break_down cascade')
    expect((await create(wish)).status).toBe(200)
    expect(await count()).toMatchObject({
      communities: before.communities + 1,
      households: before.households + 4,
    })
  })

  it('leave those of other communities as they are, labels and order of buildings', async () => {
    const others = async () =>
      (
        await lobby.owner.query(
          `select h.id, label, building_order, floor_order, row_version from household h
           join community c on c.id = h.community_id where c.name in ('晴川社區', '松濤苑') order by h.id`,
        )
      ).rows
    const before = await others()
    const made = await create({
      Name: '同名社區',
      ComId: crypto.randomUUID(),
      Account: 'auth_0900000078',
      Buildings: [{ Name: 'B棟', Floors: 2, PerFloor: 1 }],
      Labels: ['A棟-1F-1'],
    })
    expect(made.status).toBe(200)
    expect(await others()).toEqual(before)
    const id = await idOf('同名社區')
    const { rows } = await lobby.owner.query(
      `select (select count(*)::int from household_change where community_id = $1) as changes,
         (select count(*)::int from audit where community_id = $1 and action = 'households.add') as audited`,
      [id],
    )
    expect(rows).toEqual([{ changes: 3, audited: 1 }])
  })
})
