import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { makeLog } from '#platform/server/log.ts'
import { fileAt, sheetsOf } from '#tests/setup/exports.ts'
import { madeHousehold, mergeInto } from '#tests/setup/households.ts'
import { kitchen } from '#tests/setup/meals.ts'
import { pointPath } from '#tests/setup/points.ts'
import { chores } from './close.ts'

type Json = Record<string, unknown>

const path = '/api/v1/ProxyOrder'
const hour = 3_600_000
const proof = { ReceiveType: 3 }
const reason = { Reason: '住戶取消' }

let k: Awaited<ReturnType<typeof kitchen>>
beforeAll(async () => {
  k = await kitchen({ run: 'api,worker' })
})
afterAll(() => k.close())

const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code

/** A group buy of rice with two sorts at NT$100, the second NT$20 dearer. */
async function offer(changes: Json = {}) {
  const [OfferId, ItemId] = [newId(), newId()]
  const asked = {
    OfferId,
    Title: '池上米',
    Supplier: '農會',
    CloseAtUtc: new Date(Date.now() + hour).toISOString(),
    Pays: 'either',
    Items: [
      {
        ItemId,
        Name: '白米',
        Price: 100,
        Most: 0,
        Options: [
          { Name: '真空', ExtraPrice: 0 },
          { Name: '禮盒', ExtraPrice: 20 },
        ],
      },
    ],
    ...changes,
  }
  const opened = await k.manager.post(`${path}/Offer`, asked)
  expect(opened.status).toBe(200)
  return { OfferId, ItemId, asked, version: opened.body.Data.RowVersion as number }
}
type Made = Awaited<ReturnType<typeof offer>>

const wish = ({ OfferId, ItemId }: Made, home: string, changes: Json = {}) => ({
  Id: newId(),
  OfferId,
  TabletId: home,
  PaidBy: 'points',
  Items: [{ ItemId, Option: '真空', Quantity: 1 }],
  Total: 100,
  ...changes,
})
const order = (asked: Json) => k.desk.post(path, asked)
const orderOf = async (made: Made, home: string, changes: Json = {}) =>
  (await order(wish(made, home, changes))).body.Data
const of = async ({ OfferId }: Made) => (await k.desk.get(`${path}/Offer/${OfferId}`)).body.Data
const act = (made: Made, name: string, body: Json = {}, who = k.manager) =>
  who.put(`${path}/Offer/${made.OfferId}/${name}`, body)
const waiting = async (home: string) => (await k.desk.get(`${path}/Waiting`, { TabletIds: home })).body.Data
const handOver = (...Ids: string[]) => k.desk.patch(`${path}/HandOver`, { Ids, ...proof })

describe('a group buy', () => {
  it('takes points at once, once by its id, at the price of its moment', async () => {
    const [made, home] = [await offer(), await k.eater({ normal: 150, cash: 100 })]
    const asked = wish(made, home, {
      Items: [{ ItemId: made.ItemId, Option: '禮盒', Quantity: 2 }],
      Total: 240,
    })
    const sent = await Promise.all(Array.from({ length: 4 }, () => order(asked)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(sent.map(({ body }) => body.Data.SerialNum)).size).toBe(1)
    expect(await k.balance(home)).toMatchObject({ NormalPoints: 0, CashPoints: 10 })
    expect(codeOf(await order({ ...asked, Total: 200 }))).toBe(409_32_511)
    expect(codeOf(await order({ ...wish(made, home), Total: 90 }))).toBe(409_32_515)
    expect(codeOf(await order(wish(made, home)))).toBe(409_32_001)
    const { asked: offered } = made
    const dearer = {
      ...offered,
      RowVersion: made.version,
      Items: [{ ...(offered.Items as Json[])[0], Price: 300 }],
    }
    expect((await k.manager.put(`${path}/Offer/${made.OfferId}`, dearer)).status).toBe(200)
    expect(codeOf(await k.manager.put(`${path}/Offer/${made.OfferId}`, dearer))).toBe(409_32_502)
    expect(await of(made)).toMatchObject({ Households: 1, Quantity: 2, Amount: 240 })
  })

  it('is paid beside a meal that has the same id, and each brings back what was paid for it', async () => {
    const [made, home, dish] = [await offer(), await k.eater({ cash: 300 }), await k.dish()]
    const asked = wish(made, home)
    const meal = { Id: asked.Id, CashPoints: 90, Items: [{ ItemId: dish, Quantity: 1 }] }
    expect((await k.order(home, meal)).status).toBe(200)
    expect((await order(asked)).status).toBe(200)
    expect((await k.balance(home)).CashPoints).toBe(110)
    expect((await k.void(asked.Id)).status).toBe(200)
    expect((await k.balance(home)).CashPoints).toBe(200)
    expect((await k.desk.put(`${path}/${asked.Id}/Cancel`, reason)).status).toBe(200)
    expect((await k.balance(home)).CashPoints).toBe(300)
  })

  it('gives the last piece to one of twenty households', async () => {
    const made = await offer({ Items: [{ ItemId: newId(), Name: '草莓', Price: 100, Most: 1 }] })
    const ItemId = (made.asked.Items as { ItemId: string }[])[0]?.ItemId
    const homes = await Promise.all(Array.from({ length: 6 }, () => k.eater({ normal: 100 })))
    const items = { Items: [{ ItemId, Quantity: 1 }] }
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => order(wish(made, homes[nth % 6] ?? '', items))),
    )
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(sent.filter((answer) => codeOf(answer) === 409_32_514)).toHaveLength(19)
    const left = await Promise.all(homes.map(async (home) => (await k.balance(home)).NormalPoints))
    expect(left.reduce((sum, points) => sum + points, 0)).toBe(500)
  })

  it('below its minimum gives every point back to its purse with its last day, and takes no order any more', async () => {
    const made = await offer({ MinimumKind: 'quantity', Minimum: 3 })
    const home = await k.eater({ normal: 150, cash: 100 })
    const before = await k.balance(home)
    await orderOf(made, home, { Items: [{ ItemId: made.ItemId, Option: '真空', Quantity: 2 }], Total: 200 })
    expect((await act(made, 'Close')).body.Data).toMatchObject({
      OfferState: 'cancelled',
      CancelReason: '未達成團門檻',
    })
    expect(await k.balance(home)).toEqual(before)
    expect(codeOf(await order(wish(made, home)))).toBe(409_32_503)
    expect(codeOf(await act(made, 'Close'))).toBe(409_32_503)
    expect(codeOf(await act(made, 'Arrived', { IsArrived: true }))).toBe(409_32_504)
  })

  it('closes by itself at its time', async () => {
    const made = await offer({ MinimumKind: 'amount', Minimum: 100 })
    const home = await k.eater({ normal: 100 })
    await orderOf(made, home)
    await k.lobby.owner.query(
      `update proxy_offer set closes_at = now() - interval '1 minute' where id = $1`,
      [made.OfferId],
    )
    expect(codeOf(await order(wish(made, home)))).toBe(409_32_503)
    for (const chore of chores) await chore.work(k.database, new Date(), makeLog('fatal'))
    await expect.poll(async () => (await of(made)).OfferState, { timeout: 30_000 }).toBe('ordered')
  })

  it('is handed over once it arrived, to one of two desks, and its cash is counted with the shift until it leaves', async () => {
    const [made, home] = [await offer(), await k.eater({})]
    const { Id } = await orderOf(made, home, { PaidBy: 'cash' })
    await act(made, 'Close')
    expect(await waiting(home)).toEqual([])
    expect(codeOf(await handOver(Id))).toBe(409_32_518)
    await act(made, 'Arrived', { IsArrived: true }, k.desk)
    expect(await waiting(home)).toMatchObject([{ Id, Total: 100, PaidBy: 'cash' }])
    const sent = await Promise.all([handOver(Id), handOver(Id), handOver(Id)])
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(sent.map(codeOf)).toContain(409_32_519)
    expect(await of(made)).toMatchObject({ Waiting: 0, CashHeld: 100 })
    expect(codeOf(await act(made, 'Cancel', reason))).toBe(409_32_505)
    expect(codeOf(await act(made, 'Arrived', { IsArrived: false }))).toBe(409_32_505)
    expect(codeOf(await act(made, 'Cash', { Amount: 90 }))).toBe(409_32_523)
    expect((await act(made, 'Cash', { Amount: 100 }, k.desk)).status).toBe(403)
    expect((await act(made, 'Cash', { Amount: 100 })).body.Data.CashHeld).toBe(0)
    const undo = `${path}/${Id}/HandOver/Undo`
    expect(codeOf(await k.desk.put(undo, reason))).toBe(409_32_522)
  })

  it('undoes a hand-over of today, and takes back an order that waits, with its points', async () => {
    const [made, home] = [await offer(), await k.eater({ normal: 100 })]
    const { Id } = await orderOf(made, home)
    expect(codeOf(await k.desk.put(`${path}/${Id}/HandOver/Undo`, reason))).toBe(409_32_520)
    await act(made, 'Close')
    await act(made, 'Arrived', { IsArrived: true })
    await handOver(Id)
    expect(codeOf(await k.desk.put(`${path}/${Id}/Cancel`, reason))).toBe(409_32_517)
    expect((await k.desk.put(`${path}/${Id}/HandOver/Undo`, reason)).body.Data.OrderState).toBe('placed')
    expect(await waiting(home)).toHaveLength(1)
    const gone = await Promise.all([1, 2, 3].map(() => k.desk.put(`${path}/${Id}/Cancel`, reason)))
    expect(gone.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await k.balance(home)).toMatchObject({ NormalPoints: 100 })
    await handOver(Id).then((answer) => expect(answer.status).toBe(404))
  })

  it('of a household that is merged into another afterwards is that one’s, with the points that come back', async () => {
    const made = await offer()
    const [gone, heir] = [
      await madeHousehold(k.manager, { building: '購棟', unit: '1' }),
      await madeHousehold(k.manager, { building: '購棟', unit: '2' }),
    ]
    await k.desk.post(`${pointPath}/${gone.id}/TopUp`, { EntryId: newId(), Points: 100 })
    const { Id } = await orderOf(made, gone.id)
    await act(made, 'Close')
    await act(made, 'Arrived', { IsArrived: true })
    await handOver(Id)
    expect((await mergeInto(k.manager, gone, heir)).status).toBe(200)
    await k.desk.put(`${path}/${Id}/HandOver/Undo`, reason)
    expect(await waiting(heir.id)).toHaveLength(1)
    await k.desk.put(`${path}/${Id}/Cancel`, reason)
    expect(await k.balance(heir.id)).toMatchObject({ CashPoints: 100 })
  })

  it('is called off whole: points come back, and nobody fetches it any more', async () => {
    const made = await offer()
    const homes = await Promise.all([k.eater({ normal: 100 }), k.eater({ cash: 100 })])
    for (const home of homes) await orderOf(made, home)
    expect((await act(made, 'Cancel', reason, k.desk)).status).toBe(403)
    expect((await act(made, 'Cancel', reason)).body.Data).toMatchObject({
      OfferState: 'cancelled',
      Amount: 0,
    })
    expect(await k.balance(homes[0] ?? '')).toMatchObject({ NormalPoints: 100 })
    expect(await k.balance(homes[1] ?? '')).toMatchObject({ CashPoints: 100 })
    expect(codeOf(await act(made, 'Cancel', reason))).toBe(409_32_506)
  })
})

it('the orders of a group buy are a workbook: what the supplier is told, and the list of the desk without words that name somebody', async () => {
  const [made, home] = [await offer(), await k.eater({ normal: 400 })]
  await orderOf(made, home, {
    Items: [{ ItemId: made.ItemId, Option: '真空', Quantity: 3 }],
    Total: 300,
    Note: '王小明代領',
  })
  const { rows } = await k.lobby.owner.query<{ label: string }>('select label from household where id = $1', [
    home,
  ])
  const [sums, list] = await sheetsOf(await fileAt(k.desk, `${path}/Offer/${made.OfferId}/Export`))
  expect(sums?.[1]?.slice(0, 5)).toEqual(['白米', '真空', 3, 100, 300])
  expect(list?.[1]?.[1]).toBe(rows[0]?.label)
  expect(JSON.stringify(list)).not.toContain('王小明')
  expect((await k.desk.get(`${path}/Offer/${newId()}/Export`)).status).toBe(404)
})

it('a card names the household that orders; one of nobody says so', async () => {
  const { rows } = await k.lobby.owner.query<{ code: string; label: string }>(
    `select c.code, min(h.label) as label from card c join card_household b on b.card_id = c.id and b.unbound_at is null
     join household h on h.id = b.household_id join community m on m.id = c.community_id
     where m.name = '晴川社區' and c.lost_at is null and c.disabled_at is null group by c.code having count(*) = 1 limit 1`,
  )
  const { body } = await k.desk.get(`${path}/Household`, { Code: rows[0]?.code })
  expect(body.Data.map((one: { TabletNote: string }) => one.TabletNote)).toEqual([rows[0]?.label])
  const found = await k.desk.get(`${path}/Household`, { Code: 'NOBODY-0001' })
  expect([found.status, codeOf(found)]).toEqual([404, 404_32_201])
})
