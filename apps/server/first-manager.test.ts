import { spawn } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Lobby, startLobby } from '../../tests/setup/lobby.ts'
import { Desk } from '../../tests/setup/desk.ts'
import { freshDatabase, type FreshDatabase } from '../../tests/setup/fresh-database.ts'

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

describe('the first manager of a real database', { timeout: 120_000 }, () => {
  it('is made by the command and signs in as admin of the new community', async () => {
    expect(inject('testDatabase').prefix).toMatch(/^lobby_test_/)
    const args = ['--community', '青山大廈', '--account', 'auth_0987654321', '--name', '沈青']
    const short = await run(args, 'short')
    expect([short.code, /10/.test(short.said)]).toEqual([1, true])
    const made = await run(args, 'a long enough password')
    expect(made.code, made.said).toBe(0)
    const desk = new Desk(lobby.url)
    const Password = 'a long enough password'
    const { body } = await desk.post('/mvc/api/Login/CheckAccountPassword', {
      Account: 'auth_0987654321',
      Password,
    })
    const { Token } = body.Data
    const listed = await desk.post('/mvc/api/Login/GetCommunitysWithToken', { Token })
    expect(listed.body.Data.map((c: { CommunityName: string }) => c.CommunityName)).toEqual(['青山大廈'])
    const entered = await desk.post('/mvc/api/Login/EnterCommunity', {
      Token,
      ComId: listed.body.Data[0].ComId,
    })
    expect(entered.body.Data).toMatchObject({
      IsAdmin: true,
      IsAuthorizationAccount: true,
      AdminName: '沈青',
    })
    const again = await run(args, 'a long enough password')
    expect(again.code).toBe(1)
  })
})
