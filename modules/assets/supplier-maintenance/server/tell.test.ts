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
  for (const _twice of [1, 2]) await tellChore.work(database, new Date(), log)
  await expect.poll(() => sent().length, { timeout: 20_000 }).toBe(1)
  await tellChore.work(database, new Date(), log)
  const text = sent()[0]?.get('smbody') ?? ''
  const [, code] = /https:\/\/home\.example\.tw\/mgmt\/supplierMaintenance\/([A-Z0-9]+)/.exec(text) ?? []
  const phone = new Desk(lobby.url)
  expect((await phone.post('/api/v1/SupplierLogin', { Token: code })).body.Data.SupplierName).toBe('永順機電')
  expect(sent()).toHaveLength(1)
})

it('the desk has the link sent to the contact of a supplier, and is told where there is none to send it to', async () => {
  const { SupplierId } = await supplierOf('永順機電')
  const before = sent().length
  expect((await admin.post(`${base}/${SupplierId}/Pass/Send`)).status).toBe(200)
  await expect.poll(() => sent().length, { timeout: 20_000 }).toBe(before + 1)
  await lobby.owner.query(`update supplier set contacts = '[]', mail = '' where id = $1`, [SupplierId])
  expect((await admin.post(`${base}/${SupplierId}/Pass/Send`)).body.ErrorMessage.Code).toBe(409_26_700)
})
