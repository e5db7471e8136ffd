import { spawn } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { Desk } from '#tests/setup/desk.ts'
import { freshDatabase, type FreshDatabase } from '#tests/setup/fresh-database.ts'

let empty: FreshDatabase
let lobby: Lobby
beforeAll(async () => {
  empty = await freshDatabase()
  const client = new pg.Client(empty.connection)
  await client.connect()
  // A database without anybody: the demo goes.
  await client.query('truncate community, account cascade')
  await client.end()
  lobby = await startLobby({ over: empty })
})
afterAll(() => lobby.close())

function run(args: readonly string[], password: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.resolve('bin/manager.mjs'), ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      DATABASE_URL: empty.url,
      LOBBY_PASSWORD: password,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })))
}

const given = 'a long enough password'
const own = 'my own long password'

const check = async (desk: Desk, account: string, password: string) =>
  (await desk.post('/mvc/api/Login/CheckAccountPassword', { Account: account, Password: password })).body.Data

const communitiesOf = async (desk: Desk, Token: string) =>
  (await desk.post('/mvc/api/Login/GetCommunitysWithToken', { Token })).body

describe('the first manager of a real database', { timeout: 120_000 }, () => {
  it('is made by the command, sets a password of their own and signs in as admin of the new community', async () => {
    expect(inject('testDatabase').prefix).toMatch(/^lobby_test_/)
    const args = ['--community', '青山大廈', '--account', 'auth_0987654321', '--name', '沈青']
    const short = await run(args, 'short')
    expect([short.code, /10/.test(short.said)]).toEqual([1, true])
    const alike = await run(args, '0987654321')
    expect([alike.code, /幾乎相同/.test(alike.said)]).toEqual([1, true])
    const made = await run(args, given)
    expect(made.code, made.said).toBe(0)
    const desk = new Desk(lobby.url)
    const first = await check(desk, 'auth_0987654321', given)
    expect(first.NeedsNewPassword).toBe(true)
    expect(await communitiesOf(desk, first.Token)).toMatchObject({ ErrorMessage: { Code: 401641 } })
    const replaced = await desk.post('/mvc/api/Login/NewPassword', { Token: first.Token, Password: own })
    expect(replaced.status, JSON.stringify(replaced.body)).toBe(200)
    const { Token, NeedsNewPassword } = await check(desk, 'auth_0987654321', own)
    expect(NeedsNewPassword).toBe(false)
    const listed = (await communitiesOf(desk, Token)).Data
    expect(listed.map((c: { CommunityName: string }) => c.CommunityName)).toEqual(['青山大廈'])
    const entered = await desk.post('/mvc/api/Login/EnterCommunity', { Token, ComId: listed[0].ComId })
    expect(entered.body.Data).toMatchObject({
      IsAdmin: true,
      IsAuthorizationAccount: true,
      AdminName: '沈青',
    })
    const again = await run(args, given)
    expect(again.code).toBe(1)
  })

  it('keeps the password that they typed themselves', async () => {
    const args = ['--community', '青山大廈', '--account', 'auth_0987654322', '--name', '沈山', '--own']
    const made = await run(args, own)
    expect(made.code, made.said).toBe(0)
    expect((await check(new Desk(lobby.url), 'auth_0987654322', own)).NeedsNewPassword).toBe(false)
  })
})
