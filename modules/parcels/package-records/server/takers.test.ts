import { afterAll, beforeAll, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { uploadBy } from '#modules/keeping/files/server/sample-upload.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, handOverRequest } from '#tests/setup/packages.ts'

const { phones, cards } = cast
const card = { ReceiveType: 2, ReceiveCode: cards.decimal.code }
const holder = '林淑芬'

let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

async function handOver(proof: Record<string, unknown>): Promise<string> {
  const { PdId } = await arrive(desk)
  const request = handOverRequest({ PdIds: [PdId], ...proof })
  expect((await desk.patch('/api/v1/Postal/Uncollected/Status', request)).status).toBe(200)
  return PdId
}
const listed = async (query: Record<string, unknown> = {}) =>
  (await desk.get('/api/v1/Postal/List', { State: 'handedOver', MaxCount: '50', ...query })).body.Data
const rowOf = async (id: string) => (await listed()).find((row: { PdId: string }) => row.PdId === id)

it('the list says who took it, by what, the end of the code, and which desk: the holder of a card or phone', async () => {
  const byCard = await rowOf(await handOver(card))
  expect(byCard).toMatchObject({
    TakerName: holder,
    ReceiveType: 2,
    ReceiveCode: cards.decimal.code.slice(-4),
    HandedOverBy: '陳怡君',
  })
  const byPhone = await rowOf(await handOver({ ReceiveType: 0, ReceiveCode: phones.bound.serial }))
  expect(byPhone).toMatchObject({
    TakerName: holder,
    ReceiveType: 0,
    ReceiveCode: phones.bound.serial.slice(-4),
  })
})

it('who the desk says took it is believed before the card; picked by hand without a name nobody is named', async () => {
  expect(await rowOf(await handOver({ ...card, TakerName: ' 王小弟 ' }))).toMatchObject({
    TakerName: '王小弟',
  })
  expect(await rowOf(await handOver({}))).toMatchObject({ TakerName: '', ReceiveType: 3, ReceiveCode: '' })
})

it('keeps no code that nobody scanned: it would read as the end of a card', async () => {
  for (const ReceiveType of [1, 3]) {
    const HandwriteUrl = await uploadBy(desk, 'handwrite')
    const id = await handOver({ ReceiveType, ReceiveCode: 'FORGED-A1B2', HandwriteUrl })
    expect(await rowOf(id)).toMatchObject({ ReceiveType, ReceiveCode: '' })
  }
})

it('sent again by the same key it is one hand-over with one taker, whatever is said the second time', async () => {
  const { PdId } = await arrive(desk)
  const request = handOverRequest({ PdIds: [PdId], ...card })
  const key = { 'idempotency-key': newId() }
  const sent = () => desk.send('PATCH', '/api/v1/Postal/Uncollected/Status', request, key)
  const answers = await Promise.all([sent(), sent(), sent()])
  const ids = answers.map(({ body }) => body.Data?.HandOverId)
  expect(new Set(ids.filter(Boolean)).size).toBe(1)
  const { rows } = await lobby.owner.query('select taker_name from package_hand_over where id = $1', [
    ids.find(Boolean),
  ])
  expect(rows).toEqual([{ taker_name: holder }])
  expect(await rowOf(PdId)).toMatchObject({ TakerName: holder })
})

it('is what was true then, also when the holder of the card is another one now; the whole name finds it', async () => {
  const id = await handOver(card)
  await lobby.owner.query("update resident set name = '換了人' where name = $1", [holder])
  try {
    expect(await rowOf(id)).toMatchObject({ TakerName: holder })
    const found = await listed({ Text: holder })
    expect(found.map((row: { PdId: string }) => row.PdId)).toContain(id)
  } finally {
    await lobby.owner.query("update resident set name = $1 where name = '換了人'", [holder])
  }
})

it('a hand-over that was undone stays in the history with who took it; the package waits and names nobody', async () => {
  const id = await handOver(card)
  const undone = await desk.post(`/api/v1/Postal/${id}/UndoHandOver`, { Reason: '拿錯' })
  expect(undone.status).toBe(200)
  const { body } = await desk.get(`/api/v1/Postal/${id}/Detail`)
  expect(body.Data).toMatchObject({ TakerName: '', HandOver: null })
  const taken = body.Data.Timeline.find((line: { What: string }) => line.What === 'handedOver')
  expect(taken.HandOver).toMatchObject({ TakerName: holder })
})
