import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { qingchuan, songtao } from '#database/cast/communities.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { issueSamples } from '#tests/setup/issued-bills.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { fileOf, hasProgram, wordsOf } from '#tests/setup/paper-tools.ts'

const path = '/api/v1/Arrears'
const daysAgo = (n: number) => dayOf(new Date(Date.now() - n * 86_400_000))

let lobby: Lobby
let manager: Desk
let homes: string[]
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
    TabletIds: householdIds,
    Step: 'reminder',
    Channel: 'message',
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
    const { status, body } = await dun([homes[0], homes[1], homes[2]], { Step: 'notice' })
    expect(status).toBe(200)
    expect(body.Data.Demands).toHaveLength(2)
    expect(body.Data.Left).toMatchObject([{ TabletId: homes[2], Why: '有款項待銷帳，先不催' }])
    const letter = await bodyOf(body.Data.Demands[0].DemandId)
    expect(letter).toContain('7,076')
    expect(letter).toContain('115年11月')
    expect(letter).not.toMatch(/[{}]/)
    expect(await debtOf(homes[0])).toMatchObject({ LastStep: 'notice', DemandCount: 1 })
    expect((await dun([homes[2]])).body.ErrorMessage.Code).toBe(409_21_702)
    if (!hasProgram('pdftotext')) return
    const ids = body.Data.Demands.map((row: { DemandId: string }) => `DemandIds=${row.DemandId}`).join('&')
    const { content } = await fileOf(manager, `${path}/Demands/Print?${ids}`)
    expect(wordsOf(content)).toContain('管理費繳費通知')
  })

  it('takes the same act once, and refuses another under its id', async () => {
    const again = { BatchId: newId() }
    const [one, other] = await Promise.all([dun([homes[0]], again), dun([homes[0]], again)])
    expect(one.body.Data.Demands).toEqual(other.body.Data.Demands)
    expect((await dun([homes[1]], { ...again })).body.ErrorMessage.Code).toBe(409_21_701)
  })

  it('asks a court only after two periods or a considerable sum, and a demand whose term is over (Art. 21)', async () => {
    const order = { Step: 'order', Channel: 'court' }
    const first = await dun([homes[3]], order)
    expect(first.body.ErrorMessage.Code).toBe(409_21_703)
    expect(first.body.ErrorMessage.Description).toContain('積欠不到兩期')
    expect((await dun([homes[0]], order)).body.ErrorMessage.Description).toContain('還沒有以催告函')
    await dun([homes[0]], {
      Step: 'demand',
      Channel: 'registered',
      Day: daysAgo(2),
      TermOn: dayOf(new Date()),
    })
    expect((await dun([homes[0]], order)).body.ErrorMessage.Description).toContain('還沒有過')
    await dun([homes[0]], { Step: 'demand', Channel: 'registered', Day: daysAgo(20), TermOn: daysAgo(6) })
    const { body } = await manager.get(`${path}/Household/${homes[0]}`)
    expect(body.Data.CourtMissing).toEqual([])
    expect((await dun([homes[0]], order)).status).toBe(200)
  })

  it('keeps a step that was taken back, with who and why, and counts it no more', async () => {
    const made = await dun([homes[1]])
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
    const settings = { ...body.Data, InterestBasis: 'bylaws', BylawsRate: 1000 }
    expect((await manager.put(`${path}/Settings`, settings)).status).toBe(200)
    expect((await debtOf(homes[0])).Interest).toBe(Math.round((3538 * 50 * 0.1) / 365))
    expect((await manager.put(`${path}/Settings`, settings)).body.ErrorMessage.Code).toBe(409_21_707)
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
    expect((await manager.get(`${path}/Household/${theirs.householdIds[0]}`)).status).toBe(404)
    expect((await dun([homes[0], theirs.householdIds[0]])).status).toBe(404)
  })
})
