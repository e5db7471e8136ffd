import { afterAll, beforeAll, expect, it } from 'vitest'
import { pino } from 'pino'
import { migrate } from '#database/migrate.ts'
import { Database } from '#platform/server/database.ts'
import { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { connectSms, type FakeProvider, fakeProvider } from '#tests/setup/providers.ts'
import { tellChore } from './tell.ts'

const base = '/api/v1/Communities/Suppliers'
const address = 'https://home.example.tw'
const log = pino({ level: 'silent' })
let lobby: Lobby
let admin: Desk
let sms: FakeProvider
let database: Database
beforeAll(async () => {
  sms = await fakeProvider({ status: 200, body: 'msgid=S77\r\nstatuscode=1' })
  lobby = await startLobby({ run: 'api,worker', env: { PRIVATE_HOSTS: '1', PUBLIC_ADDRESS: address } })
  database = new Database(lobby.connection, await migrate(lobby.connection), log)
  admin = await lobby.as('auth_0912345678', '晴川社區')
  await connectSms(admin, sms.url)
})
afterAll(async () => {
  await database.close()
  await lobby.close()
  await sms.close()
})

interface Supplier {
  SupplierId: string
  Name: string
  RowVersion: number
  SendsLink: boolean
}
const supplierOf = async (name: string): Promise<Supplier> =>
  (await admin.get(base)).body.Data.find(({ Name }: Supplier) => Name === name)
const sent = () => sms.asked.map(({ body }) => new URLSearchParams(body))

it('a supplier that gets its link by itself gets one message a day on which work is due, and its link opens its work (R323)', async () => {
  const supplier = await supplierOf('永順機電')
  const changed = await admin.put(`${base}/${supplier.SupplierId}`, { ...supplier, SendsLink: true })
  expect(changed.body.Data.SendsLink).toBe(true)
  await lobby.owner.query(
    `update maintenance_record r set due_day = (now() at time zone 'Asia/Taipei')::date + 30
     from maintenance_plan p where p.id = r.plan_id and p.supplier_id = $1 and r.state = 'due'`,
    [supplier.SupplierId],
  )
  await tellChore.work(database, new Date(), log)
  await lobby.owner.query(
    `update maintenance_record r set due_day = (now() at time zone 'Asia/Taipei')::date
     from maintenance_plan p where p.id = r.plan_id and p.supplier_id = $1 and r.state = 'due'`,
    [supplier.SupplierId],
  )
  await tellChore.work(database, new Date(), log)
  await expect.poll(() => sent().length, { timeout: 20_000 }).toBe(1)
  // Until it is written down as sent it may come twice.
  const settled = 'select from supplier_told where supplier_id = $1 and settled_at is not null'
  const isSettled = async () => (await lobby.owner.query(settled, [supplier.SupplierId])).rows.length > 0
  await expect.poll(isSettled, { timeout: 20_000 }).toBe(true)
  for (const _twice of [1, 2]) await tellChore.work(database, new Date(), log)
  const text = sent()[0]?.get('smbody') ?? ''
  const [, code] = /https:\/\/home\.example\.tw\/mgmt\/supplierMaintenance\/([A-Z0-9]+)/.exec(text) ?? []
  const phone = new Desk(lobby.url)
  expect((await phone.post('/api/v1/SupplierLogin', { Token: code })).body.Data.SupplierName).toBe('永順機電')
  expect(sent()).toHaveLength(1)
})

interface Sent {
  By: string
  State: string
  Way: string | null
  Fault: string
}
const sendingsOf = async (id: string): Promise<Sent[]> =>
  (await admin.get(`${base}/${id}/Pass/Send`)).body.Data.Sendings

it('what is sent is shown before it is: to whom, by which way and with which words', async () => {
  const { SupplierId } = await supplierOf('永順機電')
  const { Data } = (await admin.get(`${base}/${SupplierId}/Pass/Send`)).body
  expect(Data).toMatchObject({
    Way: 'sms',
    Person: '張家銘',
    To: expect.stringMatching(/^09/),
    IsChannelOn: true,
  })
  expect(Data.Text).toMatch(/^【晴川社區】今天的保養單( \d 張)?：（今天的連結） 今晚 24:00 失效。$/)
  await lobby.owner.query(
    `update maintenance_record r set due_day = (now() at time zone 'Asia/Taipei')::date - 3
     from maintenance_plan p where p.id = r.plan_id and p.supplier_id = $1 and r.state = 'due'`,
    [SupplierId],
  )
  expect((await admin.get(`${base}/${SupplierId}/Pass/Send`)).body.Data.Text).toMatch(
    /今天的保養單 (\d) 張，其中 \1 張逾期：/,
  )
  const desk = await lobby.as('committee1')
  expect((await desk.get(`${base}/${SupplierId}/Pass/Send`)).status).toBe(403)
})

it('a link that did not go out is told, with what the channel said, and stands there until another one goes out', async () => {
  const { SupplierId } = await supplierOf('永順機電')
  sms.next({ status: 200, body: 'statuscode=k' })
  expect((await admin.post(`${base}/${SupplierId}/Pass/Send`)).status).toBe(200)
  await expect.poll(async () => (await sendingsOf(SupplierId))[0]?.State, { timeout: 20_000 }).toBe('failed')
  const [failed] = await sendingsOf(SupplierId)
  expect(failed).toMatchObject({ Way: 'sms', By: expect.stringMatching(/./) })
  expect(failed?.Fault).not.toBe('')
  const failures = async () => (await admin.get(`${base}/Pass/Failures`)).body.Data
  expect(await failures()).toMatchObject([{ SupplierId, SupplierName: '永順機電', Fault: failed?.Fault }])
  expect((await admin.post(`${base}/${SupplierId}/Pass/Send`)).status).toBe(200)
  await expect.poll(async () => (await sendingsOf(SupplierId))[0]?.State, { timeout: 20_000 }).toBe('sent')
  expect(await failures()).toEqual([])
})

it('a link of the day whose process died before it was sent goes out when the job runs again', async () => {
  const { SupplierId } = await supplierOf('永安消防')
  await lobby.owner.query('update supplier set sends_link = true where id = $1', [SupplierId])
  await lobby.owner.query(
    `update maintenance_record r set due_day = (now() at time zone 'Asia/Taipei')::date
     from maintenance_plan p where p.id = r.plan_id and p.supplier_id = $1 and r.state = 'due'`,
    [SupplierId],
  )
  await lobby.owner.query(
    `insert into supplier_told (community_id, id, supplier_id, day, way, at)
     select community_id, gen_random_uuid(), id, (now() at time zone 'Asia/Taipei')::date, 'sms', now() from supplier where id = $1`,
    [SupplierId],
  )
  const before = sent().length
  await tellChore.work(database, new Date(), log)
  await expect.poll(() => sent().length, { timeout: 20_000 }).toBe(before + 1)
  await expect.poll(async () => (await sendingsOf(SupplierId)).map(({ State }) => State)).toEqual(['sent'])
})

it('a link of somebody who was suspended opens nothing any more', async () => {
  const { SupplierId } = await supplierOf('永安消防')
  const desk = await lobby.as('desk1')
  const { Code } = (await desk.post(`${base}/${SupplierId}/Pass`)).body.Data
  const phone = new Desk(lobby.url)
  expect((await phone.post('/api/v1/SupplierLogin', { Token: Code })).status).toBe(200)
  const work = () => phone.get('/api/v1/SupplierMaintenance/Work')
  expect((await work()).status).toBe(200)
  const listed = (await admin.get('/api/v1/Account/Member')).body.Data
  const { AccountId, Version } = listed.find(({ Account }: { Account: string }) => Account === 'desk1')
  const path = `/api/v1/Account/Member/${AccountId}`
  expect((await admin.post(`${path}/Suspend`, { Version, Reason: '離職' })).status).toBe(200)
  expect((await work()).status).toBe(404)
  expect((await new Desk(lobby.url).post('/api/v1/SupplierLogin', { Token: Code })).status).toBe(404)
})

it('the desk has the link sent to the contact of a supplier, and is told where there is none to send it to', async () => {
  const { SupplierId } = await supplierOf('永順機電')
  const before = sent().length
  expect((await admin.post(`${base}/${SupplierId}/Pass/Send`)).status).toBe(200)
  await expect.poll(() => sent().length, { timeout: 20_000 }).toBe(before + 1)
  await lobby.owner.query(`update supplier set contacts = '[]', mail = '' where id = $1`, [SupplierId])
  expect((await admin.post(`${base}/${SupplierId}/Pass/Send`)).body.ErrorMessage.Code).toBe(409_26_700)
})
