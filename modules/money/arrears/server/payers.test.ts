import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { type FeeWorld, qingchuanId, startFees } from '#tests/setup/fee-world.ts'
import { issueSamples } from '#tests/setup/issued-bills.ts'
import { fileOf, hasProgram, wordsOf } from '#tests/setup/paper-tools.ts'

const path = '/api/v1/Arrears'
const daysAgo = (n: number) => dayOf(new Date(Date.now() - n * 86_400_000))
interface Row {
  DebtId: string
  TabletId: string
  Payer: string
}

let world: FeeWorld
beforeAll(async () => {
  world = await startFees()
  const settings = '/api/v1/Config/CommunitySettings'
  const { Version, ...Balance } = (await world.manager.get(settings)).body.Data.Balance
  const { Arrears, OffsetsPrepayments, DiffersPercent } = Balance
  const Sent = { Version, Arrears, OffsetsPrepayments, DiffersPercent, Debts: 'person' }
  expect((await world.manager.put(settings, { Balance: Sent })).status).toBe(200)
})
afterAll(() => world.lobby.close())

const owe = (home: string, payer: string, due: number) =>
  issueSamples(world.lobby.owner, {
    communityId: qingchuanId,
    bills: 1,
    dueOn: daysAgo(due),
    households: [home],
    payer,
  })
const debtsOf = async (home: string) => {
  const all: Row[] = (await world.manager.get(path)).body.Data
  return all.filter(({ TabletId }) => TabletId === home)
}
const dun = (DebtIds: readonly (string | undefined)[], changes: Record<string, unknown> = {}) =>
  world.manager.post(`${path}/Demands`, {
    BatchId: newId(),
    DebtIds,
    Step: 'notice',
    Channel: 'letter',
    Day: daysAgo(0),
    TermOn: daysAgo(-14),
    ...changes,
  })
const letterOf = async (answer: { body: { Data: { Demands: { DemandId: string }[] } } }) => {
  const [made] = answer.body.Data.Demands
  const { rows } = await world.lobby.owner.query('select body from demand where id = $1', [made?.DemandId])
  return String(rows[0]?.body)
}
/** Who of a household lives there. */
const someone = async (home: string) => {
  const { rows } = await world.lobby.owner.query(
    'select name from resident where household_id = $1 and moved_out_at is null limit 1',
    [home],
  )
  return String(rows[0]?.name)
}

describe('where debts follow the person (隨人)', () => {
  it('each payer of a household is demanded of alone, by name, for what they were billed', async () => {
    const home = world.home()
    const buyer = await someone(home)
    for (const due of [70, 40]) await owe(home, '陳前手', due)
    await owe(home, buyer, 10)
    const [now, before] = await debtsOf(home)
    expect([now, before]).toMatchObject([
      { Payer: buyer, IsFormer: false, IsReachable: true, Overdue: 3538, Periods: 1, Days: 10 },
      { Payer: '陳前手', IsFormer: true, IsReachable: false, Overdue: 7076, Periods: 2, Days: 70 },
    ])
    // Two periods of somebody else are none of theirs (Art. 21).
    expect(now).toMatchObject({ CourtMissing: ['fewPeriods', 'noDemand'] })

    const both = await dun([now?.DebtId, before?.DebtId])
    expect(both.body.Data.Demands).toHaveLength(2)
    const letters = await world.lobby.owner.query(
      'select payer_name as payer, body, amount::int from demand where household_id = $1 order by amount',
      [home],
    )
    expect(letters.rows).toMatchObject([
      { payer: buyer, amount: 3538, body: expect.not.stringContaining('陳前手') },
      { payer: '陳前手', amount: 7076, body: expect.not.stringContaining(buyer) },
    ])
    const page = (await world.manager.get(`${path}/Household/${home}`)).body.Data
    expect([page.Total, page.Demands.length]).toEqual([3538, 1])
    expect(page.Others).toMatchObject([{ Payer: '陳前手', IsFormer: true, Total: 7076 }])
    const asked = { DebtId: before?.DebtId ?? '' }
    const theirs = (await world.manager.get(`${path}/Household/${home}`, asked)).body.Data
    expect([theirs.Payer, theirs.Total, theirs.Demands.length]).toEqual(['陳前手', 7076, 1])
    // Whoever may not dun is told that somebody else owes, and not who.
    const committee = await world.lobby.as('committee1')
    expect((await committee.get(`${path}/Household/${home}`)).body.Data.Others[0].Payer).toBe('')
  })

  it('no message about a former payer goes to who lives there now', async () => {
    const home = world.home()
    const buyer = await someone(home)
    await owe(home, '陳前手', 40)
    await owe(home, buyer, 10)
    const [now, before] = await debtsOf(home)
    const { body } = await dun([now?.DebtId, before?.DebtId], { Channel: 'message' })
    expect(body.Data.Demands).toMatchObject([{ TabletId: home }])
    expect(body.Data.Left).toMatchObject([{ DebtId: before?.DebtId, Payer: '陳前手', Why: 'unreachable' }])
  })

  it('the statement and the list for the board keep them apart', async () => {
    const home = world.home()
    for (const due of [70, 40]) await owe(home, '陳前手', due)
    await owe(home, '林後手', 10)
    const [, before] = await debtsOf(home)
    const at = `${path}/Household/${home}/Statement`
    const [own, theirs] = [
      await fileOf(world.manager, at),
      await fileOf(world.manager, `${at}?DebtId=${before?.DebtId}`),
    ]
    const board = await fileOf(world.manager, `${path}/Board`)
    if (!hasProgram('pdftotext')) return
    expect(wordsOf(own.content)).toMatch(/未繳合計\s+3,538/)
    expect(wordsOf(theirs.content)).toMatch(/未繳合計\s+7,076/)
    expect(wordsOf(theirs.content)).toContain('陳前手')
    expect(wordsOf(board.content)).toMatch(/（前繳款人）\s+2 ?期/)
  })

  it('a bill of another community names nobody', async () => {
    const { rows } = await world.lobby.owner.query('select id from bill where community_id <> $1 limit 1', [
      qingchuanId,
    ])
    const home = world.home()
    const asked = { DebtId: rows[0]?.id ?? newId() }
    expect((await world.manager.get(`${path}/Household/${home}`, asked)).status).toBe(404)
    expect((await dun([asked.DebtId])).status).toBe(404)
  })
})

describe('what goes to a court (Art. 21)', () => {
  const written = { Step: 'demand', Channel: 'registered', Day: daysAgo(9), TermOn: daysAgo(1) }
  const order = { Step: 'order', Channel: 'court' }

  it('is what was demanded and is still unpaid after the term; what came due since is named as not demanded', async () => {
    const home = world.home()
    for (const due of [70, 40]) await owe(home, '黃欠款', due)
    await owe(home, '黃欠款', 5)
    expect((await dun([home], written)).status).toBe(200)
    const [debt] = await debtsOf(home)
    expect(debt).toMatchObject({ Overdue: 10_614, Demanded: 7076, DemandedPeriods: 2, CourtMissing: [] })
    const made = await dun([home], order)
    const letter = await letterOf(made)
    expect(letter).toContain('請求給付管理費 7,076 元')
    expect(letter).toContain('另有 3,538 元未經催告')
    expect((await world.manager.get(`${path}/Household/${home}`)).body.Data.Demands[0].Amount).toBe(7076)
  })

  it('is nothing where one period was demanded and a second one came due since', async () => {
    const home = world.home()
    await owe(home, '黃欠款', 40)
    await owe(home, '黃欠款', 5)
    await dun([home], written)
    expect((await debtsOf(home))[0]).toMatchObject({ Periods: 2, CourtMissing: ['fewPeriods'] })
    const refused = await dun([home], order)
    expect(refused.body.ErrorMessage.Description).toContain('催告後才到期的不能一併聲請')
  })

  it('a certified letter says that it was demanded before only where it was, and calls nobody an owner', async () => {
    const home = world.home()
    await owe(home, '黃欠款', 40)
    const certified = { Step: 'certified', Channel: 'registered' }
    const first = await letterOf(await dun([home], { ...certified, Day: daysAgo(9), TermOn: daysAgo(1) }))
    expect(first).not.toMatch(/前經|區分所有權人/)
    expect(await letterOf(await dun([home], certified))).toContain('前經定期催告仍未給付')
  })
})
