import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { qingchuan, songtao } from '#database/cast/communities.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { arrive, handOverRequest } from '#tests/setup/packages.ts'
import { paid } from '#tests/setup/fee-world.ts'
import { issueSamples } from '#tests/setup/issued-bills.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { fileOf, hasProgram, wordsOf } from '#tests/setup/paper-tools.ts'

const path = '/api/v1/Arrears'
const lonely = castId('household', 'B棟-12F-3')
const unwritten = castId('household', 'B棟-11F-3')
const daysAgo = (n: number) => dayOf(new Date(Date.now() - n * 86_400_000))

let lobby: Lobby
let manager: Desk
let homes: string[]
let made: string[]
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  const first = await issueSamples(lobby.owner, { communityId: qingchuan.id, bills: 4, dueOn: daysAgo(40) })
  homes = first.householdIds
  // The first two owe a second period as well; the last one's is not due yet.
  await issueSamples(lobby.owner, {
    communityId: qingchuan.id,
    bills: 2,
    dueOn: daysAgo(10),
    households: homes.slice(0, 2),
  })
  await issueSamples(lobby.owner, {
    communityId: qingchuan.id,
    bills: 1,
    dueOn: daysAgo(-10),
    households: homes.slice(3),
  })
})
afterAll(() => lobby.close())

const debtOf = async (householdId: string | undefined) => {
  const { body } = await manager.get(path)
  return body.Data.find((row: { TabletId: string }) => row.TabletId === householdId)
}
const dun = (householdIds: readonly (string | undefined)[], changes: Record<string, unknown> = {}) =>
  manager.post(`${path}/Demands`, {
    BatchId: newId(),
    DebtIds: householdIds,
    Step: 'reminder',
    Channel: changes.Day ? 'letter' : 'message',
    Day: dayOf(new Date()),
    TermOn: daysAgo(-14),
    ...changes,
  })
const bodyOf = async (demandId: string) =>
  (await lobby.owner.query<{ body: string }>('select body from demand where id = $1', [demandId])).rows[0]
    ?.body

describe('arrears (service 2)', () => {
  it('says of every household what is overdue since when, with interest', async () => {
    expect(await debtOf(homes[0])).toMatchObject({
      Total: 7076,
      Overdue: 7076,
      Periods: 2,
      Days: 40,
      // 3,538 of 5 % for 40 and for 10 days.
      Interest: Math.round((3538 * 50 * 0.05) / 365),
      Aging: { NotDue: 0, UpTo30: 3538, UpTo60: 3538, UpTo90: 0, Older: 0 },
      LastStep: null,
    })
    expect(await debtOf(homes[3])).toMatchObject({ Total: 7076, Overdue: 3538, Aging: { NotDue: 3538 } })
  })

  it('duns several at once, each with a letter as it went out, and leaves out whose money waits', async () => {
    await lobby.owner.query(
      `insert into payment (community_id, id, source, channel, amount, open, day, paid_at, household_id, money_number, taken_by, taken_by_name)
       select $1, $2, 'bankLine', 'atm', 3538, 3538, current_date, now(), $3, 1103, id, name from account limit 1`,
      [qingchuan.id, newId(), homes[2]],
    )
    expect(await debtOf(homes[2])).toMatchObject({ Waiting: 3538 })
    const { status, body } = await dun([homes[0], homes[1], homes[2]], { Step: 'notice', Day: daysAgo(3) })
    expect(status).toBe(200)
    expect(body.Data.Demands).toHaveLength(2)
    expect(body.Data.Left).toMatchObject([{ TabletId: homes[2], Why: 'waiting' }])
    const letter = await bodyOf(body.Data.Demands[0].DemandId)
    expect(letter).toContain('7,076')
    expect(letter).toContain('115年11月')
    expect(letter).not.toMatch(/[{}]/)
    expect(await debtOf(homes[0])).toMatchObject({ LastStep: 'notice', DemandCount: 1 })
    expect((await dun([homes[2]])).body.ErrorMessage.Code).toBe(409_21_702)
    made = body.Data.Demands.map((row: { DemandId: string }) => row.DemandId)
  })

  it('prints the letters of several as one PDF, as they went out', async () => {
    const ids = made.map((id) => `DemandIds=${id}`).join('&')
    const { status, content } = await fileOf(manager, `${path}/Demands/Print?${ids}`)
    expect(status).toBe(200)
    if (hasProgram('pdftotext')) expect(wordsOf(content)).toContain('管理費繳費通知')
  })

  it('takes the same act once, and refuses another under its id', async () => {
    const again = { BatchId: newId(), Step: 'notice', Day: daysAgo(2) }
    const [one, other] = await Promise.all([dun([homes[0]], again), dun([homes[0]], again)])
    expect(one.body.Data.Demands).toEqual(other.body.Data.Demands)
    expect((await dun([homes[1]], { ...again })).body.ErrorMessage.Code).toBe(409_21_701)
  })

  it('makes one demand of two that are sent for the same household and day by two people at once', async () => {
    const once = { Step: 'notice', Channel: 'letter', Day: daysAgo(1) }
    const before = (await debtOf(homes[1])).DemandCount
    const both = await Promise.all([dun([homes[1]], once), dun([homes[1]], once)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.body.ErrorMessage.Code).toBe(409_21_702)
    expect((await debtOf(homes[1])).DemandCount).toBe(before + 1)
  })

  it('asks a court only after two periods or a considerable sum, and a demand whose term is over (Art. 21)', async () => {
    const order = { Step: 'order', Channel: 'court' }
    const first = await dun([homes[3]], order)
    expect(first.body.ErrorMessage.Code).toBe(409_21_703)
    expect(first.body.ErrorMessage.Description).toContain('積欠不到兩期')
    expect((await dun([homes[0]], order)).body.ErrorMessage.Description).toContain('還沒有以書面')
    const demand = { Step: 'demand', Day: daysAgo(8), TermOn: daysAgo(-1) }
    const spoken = await dun([homes[0]], { ...demand, Channel: 'phone' })
    expect(spoken.body.ErrorMessage.Code).toBe(400_21_853)
    const hasty = await dun([homes[0]], { ...demand, Channel: 'registered', TermOn: daysAgo(2) })
    expect(hasty.body.ErrorMessage.Code).toBe(400_21_854)
    await dun([homes[0]], { ...demand, Channel: 'registered' })
    expect((await dun([homes[0]], order)).body.ErrorMessage.Description).toContain('還沒有過')
    await dun([homes[0]], { Step: 'certified', Channel: 'registered', Day: daysAgo(9), TermOn: daysAgo(1) })
    const { body } = await manager.get(`${path}/Household/${homes[0]}`)
    expect(body.Data.CourtMissing).toEqual([])
    expect((await dun([homes[0]], order)).status).toBe(200)
  })

  it('opens no way to a court by a demand that was told by telephone, or with a term of a day, before that was refused (Art. 21)', async () => {
    await issueSamples(lobby.owner, {
      communityId: qingchuan.id,
      bills: 1,
      dueOn: daysAgo(40),
      households: [unwritten],
    })
    await issueSamples(lobby.owner, {
      communityId: qingchuan.id,
      bills: 1,
      dueOn: daysAgo(10),
      households: [unwritten],
    })
    for (const [channel, term] of [
      ['phone', 7],
      ['registered', 19],
    ] as const)
      await lobby.owner.query(
        `insert into demand (community_id, id, batch_id, household_id, payer_name, bill_ids, step, channel, day, term_on, amount,
           bill_count, interest, title, body, account_id, account_name)
         values ($1, $2, $2, $3, '', '{}', 'demand', $4, $5, $6, 1, 1, 0, '', '', $2, '')`,
        [qingchuan.id, newId(), unwritten, channel, daysAgo(20), daysAgo(term)],
      )
    expect(await debtOf(unwritten)).toMatchObject({ DemandCount: 2, CourtMissing: ['noDemand'] })
  })

  it('counts two bills for the same days as one period (Art. 21)', async () => {
    const households = [castId('household', 'B棟-13F-3')]
    for (const bills of [1, 1])
      await issueSamples(lobby.owner, { communityId: qingchuan.id, bills, dueOn: daysAgo(12), households })
    expect(await debtOf(households[0])).toMatchObject({ Overdue: 7076, Periods: 1 })
  })

  it('leaves out of a batch who stands further on the ladder, and was dunned on that day already', async () => {
    const { body } = await dun([homes[0], homes[1], homes[3]], { Channel: 'letter' })
    expect(body.Data.Demands).toHaveLength(1)
    expect(body.Data.Left.map(({ Why }: { Why: string }) => Why)).toEqual(['further', 'further'])
    const twice = await dun([homes[3]], { Channel: 'letter' })
    expect(twice.body.ErrorMessage.Code).toBe(409_21_702)
  })

  it('hands a parcel over to a household against which a court was asked for: no debt holds anything back (Penal Code Art. 304)', async () => {
    expect(await debtOf(homes[0])).toMatchObject({ LastStep: 'order' })
    const desk = await lobby.as('desk1')
    const { PdId } = await arrive(desk, { TabletId: homes[0] })
    const given = handOverRequest({ PdIds: [PdId] })
    expect((await desk.patch('/api/v1/Postal/Uncollected/Status', given)).status).toBe(200)
  })

  it('keeps a step that was taken back, with who and why, and counts it no more', async () => {
    const made = await dun([homes[1]], { Step: 'notice' })
    const { DemandId } = made.body.Data.Demands[0]
    const before = (await debtOf(homes[1])).DemandCount
    const voided = await manager.post(`${path}/Demands/${DemandId}/Void`, { Reason: '寄錯戶' })
    expect(voided.body.Data).toMatchObject({ VoidReason: '寄錯戶', VoidedBy: '沈韻如' })
    expect((await debtOf(homes[1])).DemandCount).toBe(before - 1)
    const twice = await manager.post(`${path}/Demands/${DemandId}/Void`, { Reason: '寄錯戶' })
    expect(twice.body.ErrorMessage.Code).toBe(409_21_706)
  })

  it('takes interest and letters as the community set them, and tells who was faster', async () => {
    const { body } = await manager.get(`${path}/Settings`)
    const { Version, Rates } = body.Data.Interest
    const interest = { Version, Rates: [...Rates, { FromOn: daysAgo(19), Basis: 'bylaws', Rate: 1000 }] }
    const save = () => manager.put(`${path}/Settings`, { Interest: interest })
    expect((await save()).status).toBe(200)
    // 3,538 since 40 days: 20 of 5 %, 20 of 10 %; and since 10 days of 10 %.
    const exact = (3538 * (20 * 0.05 + 20 * 0.1 + 10 * 0.1)) / 365
    expect((await debtOf(homes[0])).Interest).toBe(Math.round(exact))
    expect((await save()).body.ErrorMessage.Code).toBe(409_21_707)
    const twice = { Version: 1, Rates: [...Rates, ...Rates] }
    expect((await manager.put(`${path}/Settings`, { Interest: twice })).status).toBe(400)
  })

  it('lists the overdue for the board by number without a name', async () => {
    const { status, content } = await fileOf(await lobby.as('committee1'), `${path}/Board`)
    expect(status).toBe(200)
    if (!hasProgram('pdftotext')) return
    const words = wordsOf(content)
    expect(words).toContain('7,076')
    expect(words).not.toContain('蔡宗翰')
  })

  it('states what a household was billed and paid, and what is left', async () => {
    const { status, content } = await fileOf(manager, `${path}/Household/${homes[0]}/Statement`)
    expect(status).toBe(200)
    if (hasProgram('pdftotext')) expect(wordsOf(content)).toMatch(/未繳合計\s+7,076/)
  })

  it('shows nothing to the desk, names to nobody who may not dun, and no household of others', async () => {
    expect((await (await lobby.as('desk1')).get(path)).status).toBe(403)
    const seen = await (await lobby.as('committee1')).get(path)
    expect(seen.body.Data.every(({ Payer }: { Payer: string }) => Payer === '')).toBe(true)
    const theirs = await issueSamples(lobby.owner, { communityId: songtao.id, bills: 1 })
    const { body } = await (await lobby.as('committee1')).get(`${path}/Household/${homes[0]}`)
    expect(body.Data).toMatchObject({ Payer: '', Overdue: 7076 })
    expect(body.Data.Demands.length).toBeGreaterThan(1)
    expect(body.Data.Demands.every(({ Body }: { Body: string }) => Body === '')).toBe(true)
    const committee = await lobby.as('committee1')
    const refused = await committee.post(`${path}/Demands`, {})
    expect(refused.status).toBe(403)
    expect((await manager.get(`${path}/Household/${theirs.householdIds[0]}`)).status).toBe(404)
    expect((await dun([homes[0], theirs.householdIds[0]])).status).toBe(404)
  })

  it('does not forget interest when the principal is paid, and begins a new debt on the lowest step', async () => {
    const [home] = (
      await issueSamples(lobby.owner, {
        communityId: qingchuan.id,
        bills: 1,
        dueOn: daysAgo(70),
        households: [lonely],
      })
    ).householdIds
    await dun([home], { Day: daysAgo(30), TermOn: daysAgo(20), Channel: 'letter' })
    expect(await debtOf(home)).toMatchObject({ LastStep: 'reminder', InterestOfPaid: 0 })
    // Paid whole on a day 20 days ago, 50 days late.
    await lobby.owner.query(
      `with paid as (
         update bill set paid = total, settled_at = now() - interval '20 days' where household_id = $1 and settled_at is null
         returning community_id, id, total)
       insert into bill_settlement (community_id, id, bill_id, kind, source_id, amount, at, account_id, account_name)
       select community_id, gen_random_uuid(), id, 'payment', id, total, now() - interval '20 days', id, '' from paid`,
      [home],
    )
    expect(await debtOf(home)).toBeUndefined()
    const { body } = await manager.get(`${path}?Show=interest`)
    const row = body.Data.find(({ TabletId }: { TabletId: string }) => TabletId === home)
    expect(row).toMatchObject({ Total: 0 })
    expect(row.InterestOfPaid).toBeGreaterThan(0)
    await issueSamples(lobby.owner, {
      communityId: qingchuan.id,
      bills: 1,
      dueOn: daysAgo(5),
      households: [home ?? ''],
    })
    expect(await debtOf(home)).toMatchObject({ LastStep: null, DemandCount: 0, Overdue: 3538 })
  })

  it('takes interest to the day on which the customer paid, whenever the money was written off', async () => {
    const households = [castId('household', 'B棟-14F-3')]
    const { billIds } = await issueSamples(lobby.owner, {
      communityId: qingchuan.id,
      bills: 1,
      dueOn: daysAgo(60),
      households,
    })
    const bill = { billId: billIds[0] ?? '' }
    const channel = { Channel: 'remittance' }
    const pay = (Day: string) =>
      manager.post('/api/v1/Payment', paid(households[0] ?? '', [[bill, 3538]], { ...channel, Day }))
    const interest = async () =>
      (await manager.get(`${path}/Household/${households[0]}`)).body.Data.InterestOfPaid
    const early = await pay(daysAgo(61))
    expect(early.status).toBe(200)
    expect(await interest()).toBe(0)
    await manager.post(`/api/v1/Payment/${early.body.Data.PaymentId}/Void`, { Reason: '登錯' })
    expect((await pay(daysAgo(50))).status).toBe(200)
    expect(await interest()).toBe(Math.round((3538 * 10 * 0.05) / 365))
  })
})
