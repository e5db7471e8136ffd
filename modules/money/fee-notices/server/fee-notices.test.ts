import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { songtao } from '#database/cast/communities.ts'
import { billOf, issuedRun, runOf, runsPath, setRun } from '#tests/setup/billing.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { issueSamples } from '#tests/setup/issued-bills.ts'
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
const patient = { timeout: 20_000 }

let lobby: Lobby
let manager: Desk
let line: FakeProvider
/** Households with people, of whom nobody is reached yet. */
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

/** The next household, and how those who live there hear: the first by this, the others not at all. */
async function home(first: Record<string, unknown>): Promise<string> {
  const id = homes.pop()
  if (!id) throw new Error('no household is left')
  const { body } = await manager.get(`/api/v1/Notice/Contact/${id}`)
  for (const [nth, { ResidentId }] of body.Data.entries())
    await contact(manager, ResidentId, { LineUserId: '', Email: '', Way: 'none', ...(nth ? {} : first) })
  return id
}
const byLine = { Way: 'auto', LineUserId: lineUser.one }
const again = (bill: { BillBulkId: string; BillId: string }, desk = manager) =>
  desk.post(`${runsPath}/${bill.BillBulkId}/Bill/${bill.BillId}/Notification/Again`)
const shownOf = async (bill: { BillBulkId: string; BillId: string }) =>
  (await manager.get(`${runsPath}/${bill.BillBulkId}/Bill/${bill.BillId}/Notification`)).body.Data
const outcomes = async (bill: { BillBulkId: string; BillId: string }) =>
  (await shownOf(bill)).Asked.map(({ Outcome }: { Outcome: string }) => Outcome)
const hoursPass = (hours: number) =>
  lobby.owner.query("update bill_notice set at = at - $1 * interval '1 hour'", [hours])

describe('telling households of their bills (service 2)', () => {
  it('tells at issue where the run says so: who agreed, by their channel; of others it says why nobody was told', async () => {
    const [reached, declined] = [await home(byLine), await home({})]
    const noWay = await home({ Way: 'line' })
    const run = runOf({ Bills: [reached, declined, noWay].map((id) => billOf(id, 1234)) })
    await manager.post(runsPath, run)
    const path = `${runsPath}/${run.BillBulkId}/Notification`
    expect((await manager.get(path)).body.Data).toMatchObject({ TellsAtIssue: false, Told: 0 })
    expect((await manager.put(path, { TellsAtIssue: true })).status).toBe(200)
    await setRun(manager, run.BillBulkId, 'issued')
    const told = async () => (await manager.get(path)).body.Data
    await expect.poll(async () => (await told()).Left, patient).toHaveLength(2)
    expect(await told()).toMatchObject({ TellsAtIssue: true, Told: 1, Waiting: 0, Open: 3 })
    const why = (await told()).Left.map(({ Outcome }: { Outcome: string }) => Outcome)
    expect(why.sort()).toEqual(['declined', 'noWay'])
    await expect.poll(() => line.asked.length, patient).toBe(1)
    const [{ text }] = JSON.parse(line.asked[0]?.body ?? '{}').messages
    expect(text).toMatch(/應繳 1,234 元，請於 \d+月15日 前繳納/)
    const { rows } = await lobby.owner.query(
      "select count(*)::int as n from notice_delivery where reason like 'billed%' and channel in ('tag', 'phone', 'intercom')",
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  it('tells of nothing at issue where the run does not say so', async () => {
    const { bills } = await issuedRun(manager, [billOf(await home(byLine), 500)])
    expect(await shownOf(bills[0])).toEqual({ Asked: [], Messages: [] })
  })

  it('tells again by hand and shows to whom by which channel; not twice within 12 hours, whoever asks', async () => {
    const { bills } = await issuedRun(manager, [billOf(await home(byLine), 700)])
    const [bill] = bills
    const both = await Promise.all([again(bill), again(bill)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.body.ErrorMessage.Code).toBe(409_21_805)
    expect(refused?.body.ErrorMessage.Description).toMatch(/才通知過，12 小時內不再通知。$/)
    await expect.poll(async () => (await shownOf(bill)).Messages[0]?.State, patient).toBe('sent')
    // The desk, which sees no balances, reads in the records that somebody was told, and not what.
    expect(await toldOf(await lobby.as('desk1'), bill.BillId)).toMatchObject([{ State: 'sent', Text: '' }])
    expect((await toldOf(manager, bill.BillId))[0].Text).toContain('700')
    expect(await shownOf(bill)).toMatchObject({
      Asked: [{ IsAgain: true, By: '沈韻如', Outcome: 'told' }],
      Messages: [{ Channel: 'line', Address: 'LINE ***1111' }],
    })
    await hoursPass(13)
    expect((await again(bill)).body.Data).toEqual({ Asked: 1, Skipped: 0 })
    await expect.poll(() => outcomes(bill), patient).toEqual(['told', 'told'])
    const { rows } = await lobby.owner.query(
      "select count(*)::int as n from audit where action = 'feeNotices.tellAgain' and target_id = $1",
      [bill.BillId],
    )
    expect(rows).toEqual([{ n: 2 }])
  })

  it('passes over, of many, those that were told just now, and tells of one bill no more than six times', async () => {
    const ids = [await home(byLine), await home(byLine)]
    const { id, bills } = await issuedRun(
      manager,
      ids.map((of) => billOf(of, 800)),
    )
    await again(bills[0])
    const many = await manager.post('/api/v1/Bill/Notification/Again', { BillBulkId: id })
    expect(many.body.Data).toEqual({ Asked: 1, Skipped: 1 })
    for (let nth = 1; nth < 6; nth++) {
      await hoursPass(13)
      expect((await again(bills[0])).status).toBe(200)
    }
    await hoursPass(13)
    expect((await again(bills[0])).body.ErrorMessage.Code).toBe(409_21_806)
  })

  it('says before many are told who is and who is not and why, and tells nobody by saying it', async () => {
    const people = [await home(byLine), await home(byLine), await home({}), await home({ Way: 'line' })]
    const { id, bills } = await issuedRun(
      manager,
      people.map((of) => billOf(of, 600)),
    )
    const mine = people.map((of) => bills.find(({ TabletId }: { TabletId: string }) => TabletId === of))
    const [first, second, third, fourth] = mine.map(({ BillId }) => String(BillId))
    const preview = async (query: Record<string, string | string[]>) =>
      (await manager.get('/api/v1/Bill/Notification/Preview', query as never)).body.Data
    await again(mine[0])
    const who = await preview({ BillBulkId: id })
    expect(who).toMatchObject({ Told: [second], Households: 1, LeftCount: 3 })
    const whys = who.Left.map(({ BillId, Why }: { BillId: string; Why: string }) => `${BillId} ${Why}`)
    expect(whys.sort()).toEqual([`${first} recent`, `${third} declined`, `${fourth} noWay`].sort())
    expect(await shownOf(mine[1])).toEqual({ Asked: [], Messages: [] })
    expect((await preview({ BillIds: [second ?? '', third ?? ''] })).Told).toEqual([second])
    const told = await manager.post('/api/v1/Bill/Notification/Again', { BillBulkId: id, BillIds: who.Told })
    expect(told.body.Data).toEqual({ Asked: 1, Skipped: 0 })
    await expect.poll(() => outcomes(mine[1]), patient).toEqual(['told'])
    expect((await preview({ BillIds: [second ?? ''] })).Left).toMatchObject([{ Why: 'recent' }])
    const draft = runOf({ Bills: [billOf(people[0] ?? '', 900)] })
    await manager.post(runsPath, draft)
    expect((await preview({ BillBulkId: draft.BillBulkId })).Left).toMatchObject([{ Why: 'draft' }])
    const committee = await lobby.as('committee1')
    const { status } = await committee.get('/api/v1/Bill/Notification/Preview', { BillBulkId: id })
    expect(status).toBe(403)
  })

  it('tells of no draft, no void and no settled bill', async () => {
    const run = runOf({ Bills: [billOf(await home(byLine), 900)] })
    await manager.post(runsPath, run)
    const many = () => manager.post('/api/v1/Bill/Notification/Again', { BillBulkId: run.BillBulkId })
    expect((await many()).body.ErrorMessage.Code).toBe(409_21_804)
    await setRun(manager, run.BillBulkId, 'issued')
    await setRun(manager, run.BillBulkId, 'withdrawn')
    expect((await many()).body.ErrorMessage.Code).toBe(409_21_804)
  })

  it('is for those who may send, and of their own community', async () => {
    const theirs = await issueSamples(lobby.owner, { communityId: songtao.id, bills: 1 })
    const bill = { BillBulkId: theirs.billBulkId, BillId: String(theirs.billIds[0]) }
    expect((await again(bill)).status).toBe(404)
    expect((await again(bill, await lobby.as('committee1'))).status).toBe(403)
    const desk = await lobby.as('desk1')
    const reminded = await desk.post('/api/v1/Notice/Remind', {
      Things: [{ Kind: 'bill', Ids: theirs.billIds }],
    })
    expect(reminded.body.ErrorMessage.Code).toBe(409132)
  })

  it('says it in the words of the community, which name what a bill has', async () => {
    const { Settings, Version } = (await manager.get('/api/v1/Notice/Settings')).body.Data
    const put = (Billed: string) =>
      manager.put('/api/v1/Notice/Settings', { ...Settings, Version, Texts: { ...Settings.Texts, Billed } })
    expect((await put('{件數} 件')).body.ErrorMessage.Code).toBe(400134)
    expect((await put('{期別} {金額} {期限}')).status).toBe(200)
  })
})
