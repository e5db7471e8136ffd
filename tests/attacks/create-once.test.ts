import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { depositing, leaveCash, putIn } from '../setup/deposits.ts'
import type { Answer, Desk } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { operatorDesk } from '../setup/operator-desk.ts'
import { registration } from '../setup/packages.ts'
import { came, thing, walkIn } from '../setup/visitors.ts'

let lobby: Lobby
let desk: Desk
let desk2: Desk
let manager: Desk
let elsewhere: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
  manager = await lobby.as('auth_0912345678', '晴川社區')
  elsewhere = await lobby.as('desk2', '松濤苑')
})
afterAll(() => lobby.close())

const codeOf = ({ status, body }: Answer) => body.ErrorMessage?.Code ?? status
const codes = (answers: Answer[]) => answers.map(codeOf).toSorted((a, b) => a - b)
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))
const ask = async (text: string, values: unknown[] = []) => (await lobby.owner.query(text, values)).rows
const foreign = async (table: string): Promise<string> => {
  const [row] = await ask(
    `select t.id from ${table} t join community c on c.id = t.community_id where c.name = '松濤苑' limit 1`,
  )
  return row.id
}

describe('an id that two things claim at the same moment', () => {
  it('is one line of cash: the other envelope hears that it is taken', async () => {
    const [mine, other] = [await leaveCash(desk, 500), await leaveCash(desk, 500)]
    for (let n = 0; n < 5; n++) {
      const LineId = newId()
      const answers = await Promise.all([
        putIn(desk, mine.Id, 100, { LineId }),
        putIn(desk2, other.Id, 100, { LineId }),
      ])
      expect(codes(answers)).toEqual([200, 409406])
    }
  })

  it('is one loan: the other visitor is not found', async () => {
    const visitors = [await came(desk), await came(desk)]
    for (let n = 0; n < 5; n++) {
      const LoanId = newId()
      const lend = ({ Id }: { Id: string }) =>
        desk.post(`/api/v1/Guest/${Id}/Loan`, { LoanId, Assets: [{ AssetId: thing('U-01'), Quantity: 1 }] })
      expect(codes(await Promise.all(visitors.map(lend)))).toEqual([200, 404000])
    }
  })

  it('is one package, of two desks with other contents, and of nobody in another community', async () => {
    const PdId = newId()
    const answers = await times(20, (n) => {
      const who = n % 4 === 3 ? elsewhere : n % 2 ? desk : desk2
      return who.post('/api/v1/Postal', registration({ PdId, Note: `第${n % 3}種` }))
    })
    expect([...new Set(codes(answers))]).toEqual([200, 404000, 409104])
    expect(await ask('select 1 from package where id = $1', [PdId])).toHaveLength(1)
  })

  it('is a visitor of each community, and neither hears of the other', async () => {
    const [TabletId, CauseTypeId] = [await foreign('household'), await foreign('visit_reason')]
    const Id = newId()
    const answers = await times(20, (n) =>
      n % 2
        ? walkIn(elsewhere, { Id, TabletId, CauseTypeId, GuestName: '別的客人' })
        : walkIn(desk, { Id, GuestName: '祕密客人' }),
    )
    expect(codes(answers)).toEqual(answers.map(() => 200))
    for (const [n, { body }] of answers.entries())
      expect(body.Data.GuestName).toBe(n % 2 ? '別的客人' : '祕密客人')
    expect(await ask('select 1 from visitor where id = $1', [Id])).toHaveLength(2)
  })
})

describe('the same id with other content', () => {
  it('is no other amount of cash', async () => {
    const input = depositing({
      TypeDetail: 8,
      Money: 500,
      PayTabletId: castId('household', 'A棟-12F-3'),
      PayUsername: '林淑芬',
    })
    const register = (more: object = {}) => desk.post('/api/v1/CollectionPayment', { ...input, ...more })
    expect(codeOf(await register())).toBe(200)
    expect(codeOf(await register())).toBe(200)
    expect(codeOf(await register({ Money: 5000 }))).toBe(409112)
  })

  it('is no envelope where a line of another one has it', async () => {
    const { Id } = await leaveCash(desk, 500)
    const LineId = newId()
    expect(codeOf(await putIn(desk, Id, 100, { LineId }))).toBe(200)
    const answer = await desk.post(
      '/api/v1/CollectionPayment',
      depositing({ Id: LineId, TypeDetail: 8, Money: 100, PayTabletId: castId('household', 'A棟-12F-3') }),
    )
    expect(codeOf(answer)).toBe(409112)
  })

  it('is no request to delete what is held of another person', async () => {
    const RequestId = newId()
    const request = (person: object) =>
      manager.post('/api/v1/PersonalData/Request', { RequestId, Reason: '本人請求', ...person })
    const visitor = { ResidentId: null, Name: '甲某某', Phone: '0977123999' }
    expect(codeOf(await request(visitor))).toBe(200)
    expect(codeOf(await request({ ...visitor, Phone: '0977-123-999' }))).toBe(200)
    expect(codeOf(await request({ ...visitor, Name: '乙某某' }))).toBe(409442)
    expect(codeOf(await request({ ...visitor, Phone: '0977123888' }))).toBe(409442)
    expect(codeOf(await request({ ResidentId: cast.residents.lin.id }))).toBe(409442)
  })
})

describe('what operators make', () => {
  let operator: Desk
  beforeAll(async () => {
    operator = await operatorDesk(lobby)
  })
  const make = (Name: string, Account: string, ComId = newId()) =>
    operator.post('/api/v1/Operator/Community', {
      ComId,
      Name,
      Services: [48],
      Account,
      ManagerName: '新經理',
    })
  const invite = (community: string, Account: string) =>
    operator.post(`/api/v1/Operator/Community/${castId('community', community)}/Manager`, {
      Account,
      ManagerName: '新經理',
      Reason: '電話要求',
    })

  it('is no second community of an id, nor one in place of another', async () => {
    const id = newId()
    const twins = [make('新一', 'auth_0955000331', id), make('新二', 'auth_0955000332', id)]
    expect(codes(await Promise.all(twins))).toEqual([200, 40920001])
    expect(codeOf(await make('新三', 'auth_0955000335', castId('community', '晴川社區')))).toBe(40920001)
  })

  it('is one account of a name: whoever comes second asks it, or hears that it works there', async () => {
    const Account = 'auth_0955000333'
    const answers = await Promise.all([
      make('新四', Account),
      invite('晴川社區', Account),
      invite('松濤苑', Account),
    ])
    expect(codes(answers)).toEqual([200, 200, 200])
    expect(answers.filter(({ body }) => body.Data.Password)).toHaveLength(1)
    expect(await ask('select 1 from account where name = $1', [Account])).toHaveLength(1)
    const twice = await times(2, () => invite('晴川社區', 'auth_0955000334'))
    expect(codes(twice)).toEqual([200, 409693])
  })

  it('is no other draft because its title is the same', async () => {
    const BroadcastId = newId()
    const draft = (Body: string) =>
      operator.post('/api/v1/Operator/Broadcast', { BroadcastId, Kind: 'headline', Title: '停機', Body })
    expect([codeOf(await draft('今晚')), codeOf(await draft('今晚'))]).toEqual([200, 200])
    expect(codeOf(await draft('明晚'))).toBe(409685)
  })
})
