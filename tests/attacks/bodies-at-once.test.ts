import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { uploadBy } from '#modules/keeping/files/server/sample-upload.ts'
import type { Desk } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { answerOn, ask, dial } from '../setup/raw.ts'

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby({ env: { BODIES_MB: '8', BODIES_MB_SESSION: '2' } })
})
afterAll(() => lobby.close())

const communityId = castId('community', '晴川社區')
const said = { Code: 429752, Description: '同時傳送的資料太多，請稍候再試一次。' }
const most = 900_000
let networks = 0
const newAddress = () => `127.${100 + ++networks}.1.1`

const loginPath = '/mvc/api/Login/CheckAccountPassword'
/** Almost all of a body of JSON, whose end does not come. */
function halfJson(from: string): Socket {
  const socket = dial(lobby.url, from)
  socket.write(
    `POST ${loginPath} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${most + 10}\r\n\r\n`,
  )
  socket.write(`"${'x'.repeat(most)}`)
  return socket
}

const wholeJson = (from: string) =>
  ask(lobby.url, loginPath, {
    from,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Account: 'x'.repeat(100_000), Password: 'x' }),
  })

/** Almost all of a file, whose end does not come. */
function halfFile(desk: Desk, from: string): Socket {
  const socket = dial(lobby.url, from)
  socket.write(
    `POST /core/api/HouseholdProperty/Import HTTP/1.1\r\nhost: x\r\nuser-agent: node\r\nauthorization: Bearer ${desk.accessToken}\r\n` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${most * 2}\r\n\r\n` +
      '--x\r\ncontent-disposition: form-data; name="File"; filename="a.xlsx"\r\n\r\n',
  )
  socket.write('x'.repeat(most))
  return socket
}

/** The answers of those that were answered; the others are still listened to. */
async function refusedOf(sockets: readonly Socket[], count: number) {
  const answers: Awaited<ReturnType<typeof answerOn>>[] = []
  for (const socket of sockets) void answerOn(socket).then((answer) => answers.push(answer))
  await expect.poll(() => answers.length, { timeout: 10_000 }).toBe(count)
  return answers.map(({ status, body }) => [status, JSON.parse(body).ErrorMessage])
}

describe('bodies that are sent almost to their end and held there', () => {
  it('of one network fill half of what there is: the next hears a sentence, others are answered, who leaves makes room', async () => {
    const from = newAddress()
    const held = Array.from({ length: 6 }, () => halfJson(from))
    // Four times 0.9 MB are less than half of 8 MB, five times are more.
    expect(await refusedOf(held, 2)).toEqual([
      [429, said],
      [429, said],
    ])
    expect((await wholeJson(newAddress())).status).toBe(400)
    for (const socket of held) socket.destroy()
    await expect.poll(async () => (await wholeJson(from)).status, { timeout: 10_000 }).toBe(400)
    const again = Array.from({ length: 5 }, () => halfJson(from))
    expect(await refusedOf(again, 1)).toEqual([[429, said]])
    for (const socket of again) socket.destroy()
  })

  it('of one session, from wherever they come, are files of few megabytes', async () => {
    const desk = await lobby.as('auth_0912345678', '晴川社區')
    const held = Array.from({ length: 4 }, () => halfFile(desk, newAddress()))
    expect(await refusedOf(held, 2)).toEqual([
      [429, said],
      [429, said],
    ])
    for (const socket of held) socket.destroy()
    const again = Array.from({ length: 3 }, () => halfFile(desk, newAddress()))
    expect(await refusedOf(again, 1)).toEqual([[429, said]])
    for (const socket of again) socket.destroy()
  })
})

describe('answers that nobody reads', () => {
  it('are as many as fit into what a network has; the next hears a sentence, others get theirs, who leaves makes room', async () => {
    const lobby = await startLobby({ env: { BODIES_MB: '40' } })
    const desk = await lobby.as('auth_0912345678', '晴川社區')
    const path = await uploadBy(desk)
    // The buffers of the line do not hold it.
    await writeFile(`${lobby.dataFolder}/files/${communityId}/${path}`, Buffer.alloc(15_000_000, 'x'))
    const link: string = (await desk.get('/api/v1/Files/Link', { Path: path })).body.Data.Url
    const status = async (from: string) => (await ask(lobby.url, link, { from })).status
    const from = newAddress()
    expect([await status(from), await status(from)]).toEqual([200, 200])
    const held = dial(lobby.url, from)
    held.write(`GET ${link} HTTP/1.1\r\nhost: x\r\n\r\n`)
    // Its answer has begun, and is not read any further: one that came before it would have its place.
    await once(held, 'readable')
    await expect.poll(() => status(from), { timeout: 10_000 }).toBe(429)
    expect(await status(newAddress())).toBe(200)
    held.destroy()
    await expect.poll(() => status(from), { timeout: 10_000 }).toBe(200)
    await lobby.close()
  })
})
