import { afterAll, beforeAll, expect, it } from 'vitest'
import { picture, uploadForm, uploadTokenOf } from '#modules/keeping/files/server/sample-upload.ts'
import type { Desk } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { operatorDesk } from '../setup/operator-desk.ts'
import { gif, jpeg, png, webp } from '../setup/pictures.ts'

let lobby: Lobby
let desk: Desk
let operator: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  operator = await operatorDesk(lobby)
})
afterAll(() => lobby.close())

/** Everywhere a picture can be given to Lobby. */
const ways = {
  photo: async (content: Buffer) =>
    desk.post('/api/v1/Files/webcam', uploadForm(await uploadTokenOf(desk), content)),
  signature: async (content: Buffer) =>
    desk.post('/api/v1/Files/handwrite', uploadForm(await uploadTokenOf(desk), content)),
  icon: (content: Buffer) => {
    const form = new FormData()
    form.append('File', new Blob([new Uint8Array(content)]), 'icon.png')
    return operator.post('/api/v1/Operator/Broadcast/Image', form)
  },
}
type Way = keyof typeof ways

const kept = async (): Promise<number> => {
  const { rows } = await lobby.owner.query(
    'select (select count(*) from uploaded_file) + (select count(*) from broadcast_image) as n',
  )
  return Number(rows[0].n)
}

const huge = (): [string, Buffer][] => [
  ['PNG', png(50_000, 50_000)],
  ['PNG of one endless line', png(1, 4_000_000_000)],
  ['JPEG', jpeg(60_000, 60_000)],
  ['WebP', webp(16_000, 16_000)],
  ['PNG that says so behind a fill of metadata', png(50_000, 50_000, { before: 60_000 })],
]

it.each(Object.keys(ways) as Way[])(
  'A picture of a few bytes that would unpack to gigabytes is refused as a %s, with a sentence',
  async (way) => {
    const before = await kept()
    for (const [name, content] of huge()) {
      expect(content.length).toBeLessThan(100_000)
      const { status, body } = await ways[way](content)
      expect([name, status]).toEqual([name, 413])
      // Uploads of files answer with the word error alone (R378).
      if (body === 'error') continue
      expect(body.ErrorMessage.Code).toBe(413743)
      expect(body.ErrorMessage.Description).toMatch(/像素，請縮小後再上傳/)
    }
    expect(await kept()).toBe(before)
  },
)

it('Animations without end are refused everywhere; a short one may be an icon and no photo', async () => {
  const before = await kept()
  expect((await ways.icon(gif(64, 64, 5000))).body.ErrorMessage.Code).toBe(413744)
  expect((await ways.icon(gif(60_000, 60_000, 1))).body.ErrorMessage.Code).toBe(413743)
  expect((await ways.icon(png(64, 64, { frames: 4_000_000_000 }))).status).toBe(413)
  expect((await ways.icon(webp(64, 64, 5000))).body.ErrorMessage.Code).toBe(413744)
  expect((await ways.photo(webp(64, 64, 3))).status).toBe(413)
  expect((await ways.photo(png(64, 64, { frames: 3 }))).status).toBe(413)
  expect(await kept()).toBe(before)
  expect((await ways.icon(gif(64, 64, 20))).status).toBe(200)
})

it('What is no picture by its bytes is refused: SVG, HTML, other formats, headers that are cut off', async () => {
  const before = await kept()
  const others = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    Buffer.from('%PDF-1.7\n'),
    Buffer.concat([Buffer.from('    ftypavif'), Buffer.alloc(100)]),
    Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)]),
    picture.subarray(0, 20),
    gif(64, 64, 0),
  ]
  for (const way of Object.values(ways))
    for (const content of others) expect([400, 415]).toContain((await way(content)).status)
  expect(await kept()).toBe(before)
})

it('A picture with a page behind it is given back as a picture, and no browser may guess otherwise', async () => {
  const both = Buffer.concat([png(4, 3), Buffer.from('<script>alert(1)</script>')])
  const { status, body } = await ways.photo(both)
  expect(status).toBe(200)
  const link = await desk.get('/api/v1/Files/Link', { Path: body.Data.Path })
  const answer = await fetch(lobby.url + link.body.Data.Url)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
  await answer.arrayBuffer()
})
