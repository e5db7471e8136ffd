import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import {
  billOf,
  billPath,
  billsOf,
  contradictions,
  issuedRun,
  monthDays,
  runOf,
  runsPath,
  setRun,
  someHomes,
} from '#tests/setup/billing.ts'

const FeeType = 'checked-fee'
const items = '/api/v1/Config/FeeItems'
let lobby: Lobby
let manager: Desk
let homes: string[]
let byArea: string
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  homes = await someHomes(lobby, 6)
  // Areas and owners are known of everybody: a test says of whom not.
  await lobby.owner.query(
    `insert into household_property (community_id, household_id, exclusive_area) select community_id, id, 10000 from household
     where not is_virtual on conflict (community_id, household_id) do update set exclusive_area = coalesce(household_property.exclusive_area, 10000)`,
  )
  await lobby.owner.query(
    `insert into household_owner (community_id, id, household_id, name, position) select community_id, gen_random_uuid(), id, '屋主', 1
     from household h where not is_virtual and not exists (select from household_owner o where o.household_id = h.id)`,
  )
  byArea = await item('管理費', 'area', 'squareMetre', 1000)
})
afterAll(() => lobby.close())
afterEach(async () => expect(await contradictions(lobby)).toEqual([]))

const home = (nth: number) => homes[nth] ?? ''
const codeOf = ({ body }: Pick<Answer, 'body'>) => body.ErrorMessage?.Code
async function item(Name: string, Kind: string, Unit: string, rate?: number, more: object = {}) {
  const FeeItemId = newId()
  const made = { FeeItemId, FeeType, Name, Kind, Unit, AccountNumber: 4101, ...more }
  expect((await manager.post(items, made)).body).toMatchObject({ Data: {} })
  if (rate !== undefined) await setRate(FeeItemId, rate)
  return FeeItemId
}
const setRate = (id: string, Amount: number, FromDay = '2024-01-01') =>
  manager.post(`${items}/${id}/Rates`, { FeeRateId: newId(), FromDay, Amount })
const areaOf = (householdId: string, area: number | null) =>
  lobby.owner.query('update household_property set exclusive_area = $2 where household_id = $1', [
    householdId,
    area,
  ])
async function drafted(months = 0, more: object = {}) {
  const run = runOf({ FeeType, ...monthDays(months), ...more })
  const { status, body } = await manager.post(runsPath, run)
  expect([status, body.ErrorMessage ?? '']).toEqual([200, ''])
  return run.BillBulkId
}
const checksOf = async (id: string) => (await manager.get(`${runsPath}/${id}/Checks`)).body.Data
const redraftOf = async (id: string) => (await manager.get(`${runsPath}/${id}/Redraft`)).body.Data
const redraw = (id: string, more: object) => manager.post(`${runsPath}/${id}/Redraft`, more)
const accept = (id: string, gaps: Answer['body'][], Reason = '尚未登記，管委會同意') =>
  manager.post(`${runsPath}/${id}/Gaps`, { GapIds: gaps.map(({ GapId }) => GapId), Reason })
const billOfHome = async (id: string, nth: number) => (await billsOf(manager, id, { TabletId: home(nth) }))[0]

describe('a draft', () => {
  it('keeps what could not be calculated, and is not issued until somebody named accepts it with a reason', async () => {
    await areaOf(home(0), null)
    const id = await drafted()
    await areaOf(home(0), 10_000)
    const { Gaps, OpenGapCount, WithoutBill } = await checksOf(id)
    expect([OpenGapCount, Gaps.Rows]).toMatchObject([
      1,
      [{ TabletId: home(0), Name: '管理費', Missing: 'exclusiveArea', State: 'open', BillId: null }],
    ])
    expect(WithoutBill.Rows).toMatchObject([{ TabletId: home(0), Why: 'gap' }])
    expect(codeOf(await setRun(manager, id, 'issued'))).toBe(409_21_423)
    expect((await accept(id, Gaps.Rows, '')).status).toBe(400)
    expect((await accept(id, Gaps.Rows)).body.Data).toEqual({ Count: 1 })
    expect((await accept(id, Gaps.Rows, '別的原因')).body.Data).toEqual({ Count: 0 })
    expect((await checksOf(id)).Gaps.Rows).toMatchObject([
      { State: 'accepted', AcceptedBy: '沈韻如', Reason: '尚未登記，管委會同意' },
    ])
    const { rows } = await lobby.owner.query(
      `select account_name, reason from audit where action = 'bills.acceptGaps' and target_id = $1`,
      [id],
    )
    expect(rows[0]).toMatchObject({ reason: '尚未登記，管委會同意' })
    expect((await setRun(manager, id, 'issued')).status).toBe(200)
    expect(codeOf(await accept(id, Gaps.Rows))).toBe(409_21_404)
  })

  it('names whose debt it would take over although their money waits to be matched', async () => {
    await issuedRun(manager, [billOf(home(5), 900)], { ...monthDays(-3) })
    await lobby.owner.query(
      `insert into payment (community_id, id, source, channel, amount, open, day, paid_at, household_id, money_number, taken_by, taken_by_name)
       select h.community_id, $1, 'bankLine', 'atm', 900, 900, current_date, now(), h.id, 1103, a.id, a.name
       from household h, account a where h.id = $2 limit 1`,
      [newId(), home(5)],
    )
    const id = await drafted()
    expect((await checksOf(id)).Unmatched).toMatchObject({
      Count: 1,
      Rows: [{ TabletId: home(5), Waiting: 900 }],
    })
    await lobby.owner.query('delete from payment where household_id = $1', [home(5)])
    expect((await checksOf(id)).Unmatched.Count).toBe(0)
  })

  it('is drawn anew when the area is known: the gap is mended, the bill added, the others stay', async () => {
    await areaOf(home(1), null)
    const id = await drafted(1)
    const before = await manager.get(`${runsPath}/${id}`)
    await areaOf(home(1), 5000)
    expect(await checksOf(id)).toMatchObject({ StaleCount: 1 })
    const { Changes, Seen, GapCount } = await redraftOf(id)
    expect([GapCount, Changes]).toMatchObject([0, [{ RedraftAct: 'add', TabletId: home(1), After: 500 }]])
    const drawn = await redraw(id, { Seen })
    expect(drawn.body.Data.BillCount).toBe(before.body.Data.BillCount + 1)
    expect(await checksOf(id)).toMatchObject({ OpenGapCount: 0, StaleCount: 0 })
    expect((await setRun(manager, id, 'issued')).status).toBe(200)
  })

  it('is drawn anew without losing what was corrected by hand, unless that is given up by name', async () => {
    const id = await drafted(2)
    const [corrected, other, out] = [
      await billOfHome(id, 2),
      await billOfHome(id, 3),
      await billOfHome(id, 4),
    ]
    const lines = { Version: corrected.Version, Items: [{ Name: '管理費', Amount: 77 }], OwnerName: '王小明' }
    expect((await manager.put(billPath(corrected), lines)).status).toBe(200)
    expect((await manager.delete(billPath(out), { Reason: '空屋' })).status).toBe(200)
    await setRate(byArea, 1100, monthDays(2).StartDate)
    const preview = await redraftOf(id)
    const of = (nth: number) =>
      preview.Changes.find(({ TabletId }: { TabletId: string }) => TabletId === home(nth))
    expect(of(2)).toMatchObject({ RedraftAct: 'change', Hand: 'corrected', HandBy: '沈韻如', Before: 77 })
    expect(of(4)).toMatchObject({ RedraftAct: 'add', Hand: 'voided' })
    expect(of(3)).toMatchObject({ RedraftAct: 'change', Hand: null })
    expect((await redraw(id, { Seen: preview.Seen })).status).toBe(200)
    expect(await billOfHome(id, 2)).toMatchObject({ Total: 77 })
    expect(await billOfHome(id, 4)).toBeUndefined()
    expect((await billOfHome(id, 3)).Total).toBeGreaterThan(other.Total)
    const again = await redraftOf(id)
    expect(again.Changes).toHaveLength(2)
    expect((await redraw(id, { Seen: again.Seen, GiveUp: [home(2)] })).status).toBe(200)
    expect((await billOfHome(id, 2)).Total).not.toBe(77)
    expect((await redraftOf(id)).Changes).toMatchObject([{ TabletId: home(4) }])
  })

  it('is not drawn anew over what has changed since it was seen, and nobody is billed twice who was moved', async () => {
    const id = await drafted(3)
    const { Seen } = await redraftOf(id)
    const bill = await billOfHome(id, 5)
    const other = runOf({ FeeType, ...monthDays(4), Bills: [billOf(home(0), 1)] })
    await manager.post(runsPath, other)
    expect((await manager.put(`${billPath(bill)}/Move/${other.BillBulkId}`)).status).toBe(200)
    expect(codeOf(await redraw(id, { Seen }))).toBe(409_21_425)
    const moved = await redraftOf(id)
    expect(moved.Changes).toMatchObject([{ RedraftAct: 'add', TabletId: home(5), Hand: 'moved' }])
    expect((await checksOf(id)).WithoutBill.Rows).toMatchObject([{ TabletId: home(5), Why: 'moved' }])
    await redraw(id, { Seen: moved.Seen })
    expect(await billOfHome(id, 5)).toBeUndefined()
    expect(codeOf(await manager.get(`${runsPath}/${other.BillBulkId}/Redraft`))).toBe(409_21_424)
  })

  it('whose gap goes along to another run is not issued there unseen', async () => {
    await item('測試車位', 'car', 'any', 90_000_000)
    const id = await drafted(5)
    const { Gaps } = await checksOf(id)
    const [gap] = Gaps.Rows
    expect(gap).toMatchObject({ Name: '測試車位', Missing: 'amount' })
    const [bill] = await billsOf(manager, id, { TabletId: gap.TabletId })
    const issued = runOf({ FeeType, ...monthDays(6), Bills: [billOf(home(0), 1)] })
    await manager.post(runsPath, issued)
    await setRun(manager, issued.BillBulkId, 'issued')
    expect(codeOf(await manager.put(`${billPath(bill)}/Move/${issued.BillBulkId}`))).toBe(409_21_423)
    expect((await manager.get(billPath(bill))).body.Data.Gaps).toMatchObject([{ State: 'open' }])
  })

  it('shows sums below zero, payers that are unknown, and who differs from the last run by more than the share', async () => {
    const amounts = (some: number[]) => some.map((amount, nth) => billOf(home(nth), amount))
    const last = runOf({ FeeType: 'differs', Bills: amounts([100, 100, 100]), ...monthDays(-1) })
    await manager.post(runsPath, last)
    await setRun(manager, last.BillBulkId, 'issued')
    const now = runOf({
      FeeType: 'differs',
      Bills: [...amounts([130, 131, -5]), { ...billOf(home(3), 10), OwnerName: '' }],
    })
    await manager.post(runsPath, now)
    const checks = await checksOf(now.BillBulkId)
    expect(checks).toMatchObject({ DiffersPercent: 30, Last: { BillBulkId: last.BillBulkId } })
    const differing = checks.Differing.Rows.map(({ TabletId, Before, Now }: Answer['body']) => [
      homes.indexOf(TabletId),
      Before,
      Now,
    ])
    expect(differing.sort()).toEqual([
      [1, 100, 131],
      [2, 100, -5],
      [3, 0, 10],
    ])
    expect(checks.Negative.Rows).toMatchObject([{ TabletId: home(2), Total: -5 }])
    expect(checks.UnknownPayers.Rows).toMatchObject([{ TabletId: home(3) }])
    expect(checks.WithoutBill.Count).toBeGreaterThan(100)
  })

  it('says who would be charged twice: an item of the same name for days that overlap, whichever way the run was made', async () => {
    const days = monthDays(20)
    const first = runOf({ FeeType: 'twice', Bills: [billOf(home(0), 100), billOf(home(1), 100)], ...days })
    await manager.post(runsPath, first)
    await setRun(manager, first.BillBulkId, 'issued')
    const again = runOf({ FeeType: 'twice', Bills: [billOf(home(1), 100), billOf(home(2), 100)], ...days })
    await manager.post(runsPath, again)
    expect((await checksOf(again.BillBulkId)).Twice).toMatchObject({
      Count: 1,
      Rows: [{ TabletId: home(1), RunName: first['Name'] }],
    })
    const later = runOf({ FeeType: 'twice', Bills: [billOf(home(1), 100)], ...monthDays(21) })
    await manager.post(runsPath, later)
    expect((await checksOf(later.BillBulkId)).Twice.Count).toBe(0)
  })

  it('takes a discount only as what it takes away', async () => {
    const of = (Amount: number) => ({
      ...billOf(home(0), 100),
      Lines: [
        { Name: '管理費', Amount: 1000 },
        { Kind: 'discount', Name: '委員折扣', Amount },
      ],
    })
    const run = (Amount: number) => runOf({ FeeType: 'discounts', ...monthDays(22), Bills: [of(Amount)] })
    const wrong = await manager.post(runsPath, run(500))
    expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([
      400,
      expect.stringContaining('折扣的金額要是負數'),
    ])
    expect((await manager.post(runsPath, run(-500))).body.Data).toMatchObject({ Total: 500 })
  })

  it('says which shared item has no sum in its period, and names nobody else’s run', async () => {
    await item('公共水費', 'shared', 'equal')
    const id = await drafted(7)
    expect((await checksOf(id)).MissingSums).toMatchObject([{ Name: '公共水費' }])
    const desk = await lobby.as('desk1')
    expect((await desk.get(`${runsPath}/${id}/Checks`)).status).toBe(403)
    const committee = await lobby.as('committee1')
    expect((await committee.get(`${runsPath}/${id}/Checks`)).status).toBe(200)
    expect((await committee.post(`${runsPath}/${id}/Gaps`, { GapIds: [newId()], Reason: '看' })).status).toBe(
      403,
    )
    expect((await accept(id, [{ GapId: newId() }])).status).toBe(404)
  })

  it('charges an item with a cycle of its own in the run that has its month, for all its months; the run keeps the cycle of the community (R285)', async () => {
    const at = (months: number) => Number(monthDays(months).StartDate.slice(5, 7))
    await item('機車位 半年', 'household', 'each', 6000, { Cycle: 'halfYear', DueMonth: at(8) })
    const linesOf = async (months: number) => {
      const id = await drafted(months)
      const bill = await billOfHome(id, 1)
      const { body } = await manager.get(billPath(bill))
      return body.Data.Items.filter(({ Name }: { Name: string }) => Name === '機車位 半年')
    }
    expect(await linesOf(8)).toMatchObject([{ Amount: 360, Basis: '每戶 60 元 × 6 個月' }])
    expect(await linesOf(9)).toEqual([])
    expect(await linesOf(14)).toMatchObject([{ Amount: 360 }])
    const half = runOf({ FeeType, Cycle: 'halfYear', ...monthDays(8), EndDate: monthDays(13).EndDate })
    expect(codeOf(await manager.post(runsPath, { ...half, BarcodeExpire: half['EndDate'] }))).toBe(400_005)
    const wrong = { FeeItemId: newId(), FeeType, Name: '錯', Kind: 'once', Unit: 'each', AccountNumber: 4101 }
    expect(codeOf(await manager.post(items, { ...wrong, Cycle: 'year', DueMonth: 1 }))).toBe(400_21_440)
    expect(codeOf(await manager.post(items, { ...wrong, Kind: 'car', Unit: 'any', Cycle: 'year' }))).toBe(
      400_21_440,
    )
  })
})
