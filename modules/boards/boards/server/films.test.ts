import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { boardsBase as base, screenWorld, type ScreenWorld } from '#tests/setup/screens.ts'

let world: ScreenWorld
beforeAll(async () => {
  world = await screenWorld()
})
afterAll(() => world.lobby.close())

const form = (content: Buffer) => {
  const made = new FormData()
  made.append('File', new Blob([new Uint8Array(content)]), 'film.mp4')
  return made
}
const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(64)])

it('a film is told by its bytes, stands on a board, and is had by its screens alone', async () => {
  const { desk, lobby, paired, sync } = world
  const wrong = await desk.post(`${base}/UploadFilm`, form(Buffer.from('<html>film</html>')))
  expect([wrong.status, wrong.body.ErrorMessage.Code]).toEqual([415, 415_23_011])
  const { body, status } = await desk.post(`${base}/UploadFilm`, form(mp4))
  expect([status, body.Data.Path]).toEqual([200, expect.stringMatching(/^film\/.+\.mp4$/)])
  const PhotoUrl = body.Data.Path
  const Id = newId()
  const item = { Title: '社區介紹', Body: '', PhotoUrl, From: null, Until: null }
  const zone = { Kind: 'film', X: 0, Y: 0, Width: 12, Height: 8, Seconds: null, Items: [item] }
  const board = { Id, Name: '影片', CategoryId: 'blank', Orientation: 'portrait', Zones: [zone] }
  expect((await desk.post(base, board)).status).toBe(200)
  const { key } = await paired({ LayoutId: Id })
  const photo = (Key: string) => lobby.nobody().post('/api/v1/BoardPlayer/Photo', { Key, PhotoUrl })
  const got = await photo(key)
  expect([got.status, got.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  const other = await paired()
  expect((await photo(other.key)).status).toBe(404)
  expect((await sync(key)).body.Data.Content.Boards[0].Zones[0].Kind).toBe('film')
})
