import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { operatorDesk } from '#tests/setup/operator-desk.ts'

const console = '/api/v1/Operator/Broadcast'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAHnOcQAAAAABJRU5ErkJggg==',
  'base64',
)

let lobby: Lobby
let operator: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  operator = await operatorDesk(lobby)
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const send = (content: Buffer, who = operator) => {
  const form = new FormData()
  form.append('File', new Blob([new Uint8Array(content)]), 'icon.png')
  return who.post(`${console}/Image`, form)
}

async function publish(kind: string, draft: Record<string, unknown>) {
  const BroadcastId = newId()
  const written = await operator.post(console, { BroadcastId, Kind: kind, ...draft })
  expect(written.body).toMatchObject({ Data: { Title: draft['Title'] } })
  const path = `${console}/${BroadcastId}/Publish`
  const answer = await operator.post(path, { RowVersion: written.body.Data.RowVersion })
  expect(answer.status).toBe(200)
}

describe('the console of what the frame shows', () => {
  it('takes a picture, which communities see on the icon that it was published with (R097)', async () => {
    const stored = await send(png)
    const { ImageId } = stored.body.Data
    await publish('icon', { Title: '問卷', Link: 'https://example.org/a', ImageId })
    const { body } = await desk.get('/core/api/ActiveIcon/GetActiveIcon')
    const icon = body.Data.find((row: { title: string }) => row.title === '問卷')
    const picture = await desk.get(icon.img_uri)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it('refuses what is no picture, what is too large, and whoever is no operator', async () => {
    for (const content of [Buffer.from('<svg/>'), Buffer.concat([png, Buffer.alloc(300 * 1024)])]) {
      const { status, body } = await send(content)
      expect([status, body.ErrorMessage.Code]).toEqual([400, 400682])
    }
    expect((await send(png, desk)).status).toBe(401)
  })

  it('shows lines in the order that the operator gave them, small numbers first (R103)', async () => {
    for (const [Title, Position] of [
      ['第三', 30],
      ['第一', 10],
      ['第二', 20],
    ] as const)
      await publish('marquee', { Title, Position, Background: '#E3EDE6', TextColor: '#174A38' })
    const { body } = await desk.get('/api/v1/Marquee')
    const titles = body.Marquees.map((marquee: { Title: string }) => marquee.Title)
    expect(titles.filter((title: string) => title.startsWith('第'))).toEqual(['第一', '第二', '第三'])
  })
})
