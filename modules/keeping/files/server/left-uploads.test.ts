import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { uploadTokenOf } from './sample-upload.ts'

let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

/** Begins an upload of 5 MB and sends three bytes of it. */
function begin(token: string): Socket {
  const socket = connect(Number(new URL(lobby.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  const part = (disposition: string, content: string) =>
    ['--b', `content-disposition: form-data; ${disposition}`, '', content].join('\r\n')
  socket.write(
    [
      'POST /api/v1/Files/webcam HTTP/1.1',
      'host: lobby',
      `authorization: Bearer ${desk.accessToken}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 5000000',
      '',
      part('name="Token"', token),
      part('name="File"; filename="a.png"', 'abc'),
    ].join('\r\n'),
  )
  return socket
}

/** Transactions that wait for their caller. */
async function waiting(): Promise<number> {
  const { rows } = await lobby.owner.query(
    `select count(*) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  )
  return Number(rows[0].count)
}

test('Callers who send slowly or leave in the middle of an upload hold nobody up', async () => {
  const token = await uploadTokenOf(desk)
  // More than there are connections of the database.
  const callers = Array.from({ length: 40 }, () => begin(token))
  await Promise.all(callers.map((caller) => once(caller, 'connect')))
  expect((await desk.get('/api/v1/CommunityTablet/Tag')).status).toBe(200)
  expect(await waiting()).toBe(0)
  for (const caller of callers) caller.destroy()
  expect((await desk.get('/api/v1/CommunityTablet/Tag')).status).toBe(200)
  expect(await waiting()).toBe(0)
})
