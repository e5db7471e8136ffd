import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { billOf, issuedRun, runOf, runsPath, setRun } from '#tests/setup/billing.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { connectLine, contact, type FakeProvider, fakeProvider, lineUser } from '#tests/setup/providers.ts'

/** The queue takes its time on a busy machine. */
const patient = { timeout: 30_000 }
const settings = '/api/v1/Config/CommunitySettings'

let lobby: Lobby
let manager: Desk
let line: FakeProvider
let homes: string[]
beforeAll(async () => {
  line = await fakeProvider({ status: 200, body: '{"sentMessages":[{"id":"L1"}]}' })
  lobby = await startLobby({ run: 'api,worker', env: { PRIVATE_HOSTS: '1', LINE_API: line.url } })
  manager = await lobby.as('auth_0912345678', '晴川社區')
  const { Settings, Version } = (await manager.get('/api/v1/Notice/Settings')).body.Data
  await manager.put('/api/v1/Notice/Settings', { ...Settings, Quiet: null, Version })
  await connectLine(manager)
  const { rows } = await lobby.owner.query<{ id: string }>(
    `select h.id from household h join community c on c.id = h.community_id where c.name = '晴川社區'
       and not h.is_virtual and h.closed_at is null
       and exists (select from resident r where r.household_id = h.id and r.moved_out_at is null)
       and not exists (select from prepayment_balance b where b.household_id = h.id and b.balance > 0)
     order by h.label limit 20`,
  )
  homes = rows.map(({ id }) => id)
})
afterAll(async () => {
  await lobby.close()
  await line.close()
})

/** The next household, of whom the first hears by LINE, and who that is. */
async function home(): Promise<{ id: string; name: string; residentId: string }> {
  const id = homes.pop()
  if (!id) throw new Error('no household is left')
  const { body } = await manager.get(`/api/v1/Notice/Contact/${id}`)
  for (const [nth, { ResidentId }] of body.Data.entries())
    await contact(manager, ResidentId, {
      LineUserId: nth ? '' : lineUser.one,
      Email: '',
      Way: nth ? 'none' : 'auto',
    })
  const [{ ResidentId: residentId }] = body.Data
  const { rows } = await lobby.owner.query('select name from resident where id = $1', [residentId])
  return { id, residentId, name: rows[0].name }
}
const bill = (householdId: string, payer: string) =>
  lobby.owner.query('update bill set payer_name = $2 where household_id = $1', [householdId, payer])
const again = (of: { BillBulkId: string; BillId: string }) =>
  manager.post(`${runsPath}/${of.BillBulkId}/Bill/${of.BillId}/Notification/Again`)
const shownOf = async (of: { BillBulkId: string; BillId: string }) =>
  (await manager.get(`${runsPath}/${of.BillBulkId}/Bill/${of.BillId}/Notification`)).body.Data
async function choose(Debts: 'unit' | 'person') {
  const { Version, Arrears, OffsetsPrepayments, DiffersPercent } = (await manager.get(settings)).body.Data
    .Balance
  const Balance = { Version, Arrears, OffsetsPrepayments, DiffersPercent, Debts }
  expect((await manager.put(settings, { Balance })).status).toBe(200)
}

describe('telling of a bill whose payer is not the one who lives there', () => {
  it('tells nobody where debts follow the person, at issue and by hand, and says why', async () => {
    await choose('person')
    const { id } = await home()
    const run = runOf({ Bills: [billOf(id, 1234)] })
    await manager.post(runsPath, run)
    await manager.put(`${runsPath}/${run.BillBulkId}/Notification`, { TellsAtIssue: true })
    await bill(id, '前屋主')
    await setRun(manager, run.BillBulkId, 'issued')
    const told = async () => (await manager.get(`${runsPath}/${run.BillBulkId}/Notification`)).body.Data
    await expect.poll(async () => (await told()).Left, patient).toHaveLength(1)
    expect(await told()).toMatchObject({ Told: 0, Waiting: 0, Left: [{ Outcome: 'away' }] })
    const { rows } = await lobby.owner.query('select id from bill where run_id = $1', [run.BillBulkId])
    const of = { BillBulkId: run.BillBulkId, BillId: rows[0].id }
    expect((await shownOf(of)).Messages).toEqual([])
    await lobby.owner.query("update bill_notice set at = at - interval '13 hours'")
    const preview = await manager.get('/api/v1/Bill/Notification/Preview', { BillBulkId: run.BillBulkId })
    expect(preview.body.Data).toMatchObject({ Told: [], Households: 0, Left: [{ Why: 'away' }] })
    expect((await again(of)).body.ErrorMessage.Code).toBe(409_21_885)
    expect(line.asked).toEqual([])
    await choose('unit')
  })

  it('tells the household where debts are the household’s, without who paid before', async () => {
    const { id } = await home()
    const { bills } = await issuedRun(manager, [billOf(id, 1300)])
    await bill(id, '前屋主')
    expect((await again(bills[0])).status).toBe(200)
    await expect.poll(async () => (await shownOf(bills[0])).Messages[0]?.State, patient).toBe('sent')
    expect(line.asked.at(-1)?.body).not.toContain('前屋主')
  })

  it('sends nothing any more to who was billed when it was queued, once somebody else is', async () => {
    const { id, name } = await home()
    const { bills } = await issuedRun(manager, [billOf(id, 1400)])
    await bill(id, name)
    const before = line.asked.length
    line.next({ status: 500, body: '{}' })
    await again(bills[0])
    await expect.poll(() => line.asked.length, patient).toBe(before + 1)
    await bill(id, '新屋主')
    await expect.poll(async () => (await shownOf(bills[0])).Messages[0]?.State, patient).toBe('calledOff')
    expect(line.asked).toHaveLength(before + 1)
  })

  it('tells who came since by no other way, when those who lived there are gone before it is sent', async () => {
    const { id, residentId } = await home()
    const { body } = await manager.get(`/api/v1/Notice/Contact/${id}`)
    for (const { ResidentId } of body.Data)
      await contact(manager, ResidentId, { LineUserId: lineUser.one, Way: 'auto' })
    const { bills } = await issuedRun(manager, [billOf(id, 1500)])
    await bill(id, '')
    const before = line.asked.length
    for (const _ of body.Data) line.next({ status: 500, body: '{}' })
    await again(bills[0])
    await expect.poll(() => line.asked.length, patient).toBe(before + body.Data.length)
    // All of them move out, and another family moves in tomorrow.
    await lobby.owner.query(
      'update resident set moved_out_at = now(), moved_out_on = current_date where household_id = $1',
      [id],
    )
    const newcomer = await lobby.owner.query(
      `insert into resident (community_id, id, household_id, name, mobile, moved_in_on)
       select community_id, gen_random_uuid(), household_id, '新住戶', '0911000222', current_date + 1 from resident where id = $1 returning id`,
      [residentId],
    )
    await contact(manager, newcomer.rows[0].id, { LineUserId: lineUser.two, Way: 'auto' })
    const states = async () => (await shownOf(bills[0])).Messages.map(({ State }: { State: string }) => State)
    await expect
      .poll(async () => (await states()).every((state: string) => state === 'givenUp'), patient)
      .toBe(true)
    expect(line.asked.some(({ body: sent }) => JSON.parse(sent).to === lineUser.two)).toBe(false)
  })
})
