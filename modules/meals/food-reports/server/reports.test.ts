import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { kitchen } from '#tests/setup/meals.ts'
import { inDays } from '#tests/setup/points.ts'

const at = '/api/v1/TableFoodExportStorage'
let k: Awaited<ReturnType<typeof kitchen>>
beforeAll(async () => {
  k = await kitchen({ run: 'api,worker' })
})
afterAll(() => k.close())

const ask = (who: Desk, changes: object = {}) =>
  who.post(at, {
    Id: newId(),
    Report: 'foodOrders',
    StartDate: inDays(-40),
    EndDate: inDays(0),
    ...changes,
  })
const stateOf = async (id: string, who = k.manager) =>
  (await who.get(at)).body.Data.find((row: { ExportId: string }) => row.ExportId === id)?.Status
const finished = (id: string, who = k.manager) =>
  expect.poll(() => stateOf(id, who), { timeout: 20_000 }).toBe('completed')

it('a file goes from created to completed, is found among those that can be downloaded, and by a signed address without a session (R440, R443)', async () => {
  const { body } = await ask(k.manager)
  const id = body.Data.ExportId
  expect(['created', 'pending', 'inprogress', 'completed']).toContain(body.Data.Status)
  await finished(id)
  const ready = await k.manager.get(`${at}/Completed-And-Downloadable`)
  expect(ready.body.Data.map((row: { ExportId: string }) => row.ExportId)).toContain(id)
  const { Url } = (await k.manager.get(`${at}/${id}/Url-Signer`)).body.Data
  const file = await fetch(k.lobby.url + Url)
  expect([file.status, (await file.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
  const forged = Url.replace(/.{3}$/, 'AAA')
  expect((await fetch(k.lobby.url + forged)).status).toBe(404)
  expect((await k.desk.get(`${at}/${id}/Url-Signer`)).status).toBe(404)
})

it('files are gone after seven days (R441)', async () => {
  const id = (await ask(k.manager, { Report: 'foodOrderLines' })).body.Data.ExportId
  await finished(id)
  await k.lobby.owner.query(`update export set expires_at = now() - interval '1 second' where id = $1`, [id])
  const ready = await k.manager.get(`${at}/Completed-And-Downloadable`)
  expect(ready.body.Data.map((row: { ExportId: string }) => row.ExportId)).not.toContain(id)
  const gone = await k.manager.get(`${at}/${id}/Url-Signer`)
  expect([gone.status, gone.body.Message]).toEqual([404, expect.stringContaining('7 天')])
})

it('while three are in progress a fourth is refused (R442)', async () => {
  await k.lobby.owner.query(
    `insert into export (community_id, id, kind, title, query, state, account_id, account_name, beat_at)
     select community_id, gen_random_uuid(), 'packages', '包裹', '{}', 'inprogress', gen_random_uuid(), '別人', now() + interval '1 hour'
     from (select id as community_id from community where name = '晴川社區') c, generate_series(1, 3)`,
  )
  const refused = await ask(k.manager)
  expect([refused.status, refused.body.Message]).toEqual([
    409,
    '社區已有 3 份匯出進行中，請稍候其中一份完成。',
  ])
  await k.lobby.owner.query(`delete from export where account_name = '別人'`)
  expect((await ask(k.manager, { StartDate: inDays(0), EndDate: inDays(-1) })).status).toBe(400)
})

it('a month counts dishes, households and purses alike, and what was voided apart', async () => {
  const ym = dayOf(new Date()).slice(0, 7)
  const month = async () => (await k.manager.get('/api/v1/TableFoodReport/Month', { Ym: ym })).body.Data
  const before = await month()
  const [home, dish] = [await k.eater({ normal: 60, cash: 200 }), await k.dish()]
  const asked = { Items: [{ ItemId: dish, Quantity: 1 }] }
  const first = await k.order(home, { ...asked, NormalPoints: 60, CashPoints: 30 })
  const second = await k.order(home, { ...asked, CashPoints: 90 })
  expect([first.status, second.status]).toEqual([200, 200])
  await k.void(second.body.Data.Id)
  const after = await month()
  expect(after.Sums.Orders - before.Sums.Orders).toBe(1)
  expect(after.Sums.Voided - before.Sums.Voided).toBe(1)
  expect(after.Households.find((row: { TabletId: string }) => row.TabletId === home)).toMatchObject({
    Orders: 1,
    NormalPoints: 60,
    CashPoints: 30,
  })
  const points = (rows: { Points?: number; NormalPoints?: number; CashPoints?: number }[]) =>
    rows.reduce((sum, row) => sum + (row.Points ?? (row.NormalPoints ?? 0) + (row.CashPoints ?? 0)), 0)
  expect(points(after.Dishes)).toBe(after.Sums.NormalPoints + after.Sums.CashPoints)
  expect(points(after.Households)).toBe(points(after.Dishes))
  expect((await k.desk.get('/api/v1/TableFoodReport/Month', { Ym: ym })).status).toBe(403)
})
