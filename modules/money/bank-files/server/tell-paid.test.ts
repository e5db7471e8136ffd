import { afterAll, beforeAll, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { csvOf, importBank, issueBill } from '#tests/setup/bank-samples.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import {
  connectLine,
  contact,
  type FakeProvider,
  fakeProvider,
  lineUser,
  toldOf,
} from '#tests/setup/providers.ts'

/** The queue takes its time on a busy machine. */
const patient = { timeout: 30_000 }
const path = '/api/v1/BankFile/Paid'
const home = 'B棟-7F-3'
const Text = '您好，您 11月19日轉的 3,120 元，我們收到了。'

let lobby: Lobby
let manager: Desk
let desk: Desk
let line: FakeProvider
beforeAll(async () => {
  line = await fakeProvider({ status: 200, body: '{"sentMessages":[{"id":"L1"}]}' })
  lobby = await startLobby({ run: 'api,worker', env: { PRIVATE_HOSTS: '1', LINE_API: line.url } })
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  const { Settings, Version } = (await manager.get('/api/v1/Notice/Settings')).body.Data
  await manager.put('/api/v1/Notice/Settings', { ...Settings, Quiet: null, Version })
  await connectLine(manager)
})
afterAll(async () => {
  await lobby.close()
  await line.close()
})

it('where a payment is, is sent to its household in the words that were read, once, masked, and unread by the desk', async () => {
  const householdId = castId('household', home)
  const people = (await manager.get(`/api/v1/Notice/Contact/${householdId}`)).body.Data
  for (const { ResidentId } of people)
    await contact(manager, ResidentId, { LineUserId: '', Email: '', Way: 'none' })
  const bill = await issueBill(lobby, { household: home, code: '99123101120701', total: 3120 })
  await importBank(manager, csvOf([bill.code, 3120]))
  const { Found } = (await manager.get(path, { Text: bill.code })).body.Data
  const { PaymentId, Parts } = Found[0]
  expect(Parts[0].WriteoffId).toBeTruthy()
  const tell = (who = manager, text = Text) => who.post(`${path}/${PaymentId}/Told`, { Text: text })

  // Nobody takes messages: nothing is sent, and that is said.
  expect((await tell()).body.ErrorMessage.Code).toBe(409_21_624)
  expect((await manager.get(`${path}/${PaymentId}/Told`)).body.Data).toEqual([])
  expect((await tell(desk)).status).toBe(403)
  expect((await tell(manager, ' ')).status).toBe(400)

  await contact(manager, people[0].ResidentId, { LineUserId: lineUser.one, Way: 'auto' })
  expect((await tell()).body.Data).toEqual({ Sending: 1 })
  expect((await tell()).body.ErrorMessage.Code).toBe(409_21_623)
  const told = async () => (await manager.get(`${path}/${PaymentId}/Told`)).body.Data
  await expect.poll(async () => (await told())[0]?.State, patient).toBe('sent')
  expect(line.asked).toHaveLength(1)
  const sent = JSON.parse(line.asked[0]?.body ?? '{}')
  expect([sent.to, sent.messages[0].text]).toEqual([lineUser.one, expect.stringContaining(Text)])
  const [{ Recipient, By }] = await told()
  expect([Recipient, By]).toEqual([expect.not.stringContaining(people[0].Name), '沈韻如'])
  expect(await toldOf(desk, PaymentId)).toMatchObject([{ Reason: 'told', Text: '' }])
  // Where debts follow the person, those who live there hear nothing of what one who moved out paid.
  const former = await issueBill(lobby, { household: home, code: '99123101120702', total: 500 })
  await lobby.owner.query(`update bill set payer_name = '前住戶' where id = $1`, [former.billId])
  const settings = '/api/v1/Config/CommunitySettings'
  const { Arrears, OffsetsPrepayments, DiffersPercent, Version } = (await manager.get(settings)).body.Data
    .Balance
  const Balance = { Arrears, OffsetsPrepayments, DiffersPercent, Debts: 'person', Version }
  expect((await manager.put(settings, { Balance })).status).toBe(200)
  await importBank(manager, csvOf([former.code, 500]))
  const [{ PaymentId: past }] = (await manager.get(path, { Text: former.code })).body.Data.Found
  expect((await manager.post(`${path}/${past}/Told`, { Text })).body.ErrorMessage.Code).toBe(409_21_878)
  const { rows } = await lobby.owner.query(
    "select count(*)::int as n from audit where action = 'bankFiles.tellPaid'",
  )
  expect(rows[0].n).toBe(1)
})
