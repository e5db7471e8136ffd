import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { signingKey } from '#tests/setup/community-keys.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { isManagerCode } from '../contract.ts'
import { readCode, writeCode } from './code.ts'

let lobby: Lobby
let manager: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const make = async (who = manager): Promise<string> =>
  (await who.get('/core/api/ManagerIdentifier/Token')).body.Data.Token
const verify = (Token: string, who = desk) => who.post('/api/v1/ManagerIdentifier/Verify', { Token })
const keyOf = (who: Desk) => signingKey(lobby, 'manager_code_key', String(who.info.ComId))

describe('manager codes', () => {
  it('tell a desk who shows them, once: the second scan is told who scanned it (R198)', async () => {
    const code = await make()
    expect(isManagerCode(code)).toBe(true)
    const first = await verify(code)
    expect(first.body.Data).toMatchObject({
      AdminName: '沈韻如',
      Account: 'auth_0912***678',
      Role: 'admin',
      CommunityName: '晴川社區',
    })
    const second = await verify(code)
    expect(second.body.ErrorMessage.Code).toBe(409686)
    expect(second.body.Message).toMatch(/^這個識別碼已由陳怡君於今天 \d\d:\d\d 掃過/)
    const { rows } = await lobby.owner.query(
      "select account_name, after from audit where action = 'managerCodes.verify'",
    )
    expect(rows).toEqual([{ account_name: '陳怡君', after: expect.objectContaining({ name: '沈韻如' }) }])
  })

  it('scanned by two desks at once are of one of them', async () => {
    const code = await make()
    const desk2 = await lobby.as('desk2', '晴川社區')
    const answers = await Promise.all([verify(code), verify(code, desk2), verify(code.toLowerCase())])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('are only for manager accounts: others are told to register', async () => {
    for (const account of ['desk1', 'once1', 'eip1']) {
      const { status, body } = await (await lobby.as(account)).get('/core/api/ManagerIdentifier/Token')
      expect([status, body.Message]).toEqual([
        403,
        '此功能限社區管理人員帳號使用，請重新註冊新制「社區管理人員帳號」',
      ])
    }
  })

  it('are good for 300 s (R203)', async () => {
    const key = await keyOf(manager)
    const session = readCode(key, await make())?.sessionId ?? ''
    const ago = (seconds: number) => writeCode(key, session, new Date(Date.now() - seconds * 1000))
    expect((await verify(ago(290))).status).toBe(200)
    const late = await verify(ago(302))
    expect([late.status, late.body.ErrorMessage.Code]).toEqual([409, 409687])
  })

  it('that were changed, made up, or of another community are unknown', async () => {
    const code = await make()
    const there = await lobby.as('auth_0912345678', '松濤苑')
    const changed = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0')
    for (const wrong of [changed, await make(there), `LM${'0'.repeat(72)}`, 'hello'])
      expect((await verify(wrong)).body.ErrorMessage.Code).toBe(404685)
    expect((await verify(code)).status).toBe(200)
  })

  it('end with the session that made them', async () => {
    const leaving = await lobby.as('auth_0912345678', '晴川社區')
    const code = await make(leaving)
    await leaving.get('/mvc/api/ServiceWorker/AuthorizationLogout')
    expect((await verify(code)).body.ErrorMessage.Code).toBe(409688)
  })

  it('are read by desks, not by the committee', async () => {
    await lobby.owner.query(
      "update membership set role = 'committee' where account_id = (select id from account where name = 'eip1')",
    )
    const committee = await lobby.as('eip1')
    expect((await verify(await make(), committee)).status).toBe(403)
  })
})
