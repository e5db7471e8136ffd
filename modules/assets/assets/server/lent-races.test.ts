import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { uploadBy } from '#modules/keeping/files/server/sample-upload.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { came } from '#tests/setup/visitors.ts'

const path = '/api/v1/Communities/Assets'
const takes = '/api/v1/StockTakes'
let lobby: Lobby
let admin: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

it('the register, a stock-take and ten desks at once never leave more lent than there are', async () => {
  const AreaId = newId()
  await admin.post('/api/v1/Areas', { AreaId, AreaName: '借用櫃' })
  const asset = { AssetId: newId(), DisplayId: 'RC-1', Name: '手推車', AreaId }
  const added = await admin.post(path, { ...asset, Quantity: 6, LoanableQuantity: 6 })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  const TakeId = newId()
  await admin.post(takes, { TakeId, TakeName: '盤點', AreaId })
  await desk.put(`${takes}/${TakeId}/Lines/${asset.AssetId}`, { Result: 'found', Quantity: 4 })
  const SignUrl = await uploadBy(admin, 'handwrite')
  const visitors = await Promise.all(Array.from({ length: 10 }, () => came(desk)))
  const seen = (await desk.get(`${path}/${asset.AssetId}`)).body.Data
  const answers = await Promise.all([
    ...visitors.map(({ Id }) =>
      desk.post(`/api/v1/Guest/${Id}/Loan`, { Assets: [{ AssetId: asset.AssetId, Quantity: 1 }] }),
    ),
    admin.put(`${path}/${asset.AssetId}`, { ...seen, LoanableQuantity: 3 }),
    admin.put(`${path}/${asset.AssetId}`, { ...seen, StatusId: 6 }),
    admin.patch(`${takes}/${TakeId}/Close`, { RowVersion: 1, SignUrl }),
  ])
  // Each is done or hears a sentence of its own.
  for (const { status, body } of answers)
    if (status !== 200)
      expect(body.ErrorMessage, JSON.stringify(body)).toMatchObject({ Code: expect.any(Number) })
  expect(new Set(answers.map(({ status }) => status))).not.toContain(500)
  const lent = answers.slice(0, 10).filter(({ status }) => status === 200).length
  const after = (await desk.get(`${path}/${asset.AssetId}`)).body.Data
  expect(after.LoanedQuantity).toBe(lent)
  expect(after.LoanableQuantity).toBeGreaterThanOrEqual(lent)
  expect(after.Quantity).toBeGreaterThanOrEqual(after.LoanableQuantity)
  if (lent > 0) expect(after.StatusId).not.toBe(6)
})
