import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const path = '/api/v1/CostEstimation'
const budgetPath = '/api/v1/MaintenanceBudget'
const thisYear = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear()
let lobby: Lobby
let admin: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

interface Row {
  PlanId: string | null
  PlanName: string
  Times: number
  Planned: number
  Changed: number | null
  Budget: number
  Done: number
  Months: { Times: number; Done: number }[]
}
const rows = async (Year: number): Promise<Row[]> => (await admin.get(budgetPath, { Year })).body.Data.Rows
const rowOf = async (Year: number, name: string) => {
  const found = (await rows(Year)).find(({ PlanName }) => PlanName === name)
  if (!found) throw new Error(`no row of ${name}`)
  return found
}

describe('what maintenance costs', () => {
  it('is said for so many Years, in the money of each, as often as each plan is due in it (R322)', async () => {
    const { Data } = (await admin.get(`${path}/Maintenance`, { Years: 2 })).body
    const lifts = Data.filter(({ PlanName }: Row) => PlanName === '電梯月保養')
    expect(lifts).toMatchObject([
      { Year: thisYear + 1, Times: 12, TodayCost: 216_000, Amount: Math.round(216_000 * 1.02) },
      { Year: thisYear + 2, Times: 12, TodayCost: 216_000, Amount: Math.round(216_000 * 1.02 ** 2) },
    ])
  })

  it('stands in the budget of a year as planned and done, month by month, with repairs in a line of their own', async () => {
    const lastYear = await rowOf(thisYear - 1, '電梯月保養')
    const done = lastYear.Months.reduce((sum, { Done }) => sum + Done, 0)
    expect(lastYear).toMatchObject({ Changed: null, Budget: lastYear.Planned, Done: done })
    expect(done % 18_000).toBe(0)
    const both = await Promise.all([rows(thisYear - 1), rows(thisYear)])
    for (const year of both) expect(year.at(-1)).toMatchObject({ PlanId: null, Planned: 0 })
    expect(both.reduce((sum, year) => sum + (year.at(-1)?.Done ?? 0), 0)).toBe(6200 + 8600)
    expect((await rowOf(thisYear + 1, '電梯月保養')).Planned).toBe(12 * Math.round(18_000 * 1.02))
  })

  it('keeps the money of a repair in the month in which the work was done, also accepted later or opened again', async () => {
    const base = '/api/v1/Repairs'
    const made = (await admin.post(base, { CaseId: newId(), Title: '換燈管' })).body.Data
    const act = async (name: string, more: object) => {
      const { RowVersion } = (await admin.get(`${base}/${made.CaseId}`)).body.Data
      return admin.patch(`${base}/${made.CaseId}/${name}`, { RowVersion, ...more })
    }
    await act('Assign', { SupplierId: null, Assignee: '林志明', NeedsOffer: false })
    const repairsOf = async (year: number) => (await rows(year)).at(-1)?.Done ?? 0
    const before = await repairsOf(thisYear - 1)
    await act('Finish', { Cost: 1234 })
    await lobby.owner.query(
      "update repair_step set at = $2::timestamptz where case_id = $1 and act = 'finished'",
      [made.CaseId, `${thisYear - 1}-12-20T04:00:00Z`],
    )
    for (const [name, more] of [
      ['Accept', {}],
      ['Reopen', { Reason: '又閃' }],
    ] as const) {
      expect((await act(name, more)).status).toBe(200)
      expect(await repairsOf(thisYear - 1)).toBe(before + 1234)
    }
    expect((await admin.get(base, { IsOpen: true })).body.Data[0].DoneAt).toContain(`${thisYear - 1}-12-20`)
  })

  it('is read although its amounts are the largest ones, and summed beyond them', async () => {
    const base = '/api/v1/Repairs'
    for (const _ of [1, 2, 3]) {
      const made = (await admin.post(base, { CaseId: newId(), Title: '外牆' })).body.Data
      const act = async (name: string, more: object) => {
        const { RowVersion } = (await admin.get(`${base}/${made.CaseId}`)).body.Data
        return admin.patch(`${base}/${made.CaseId}/${name}`, { RowVersion, ...more })
      }
      await act('Assign', { SupplierId: null, Assignee: '林志明', NeedsOffer: false })
      expect((await act('Finish', { Cost: 999_999_999 })).status).toBe(200)
    }
    expect((await rows(thisYear)).at(-1)?.Done).toBeGreaterThanOrEqual(3 * 999_999_999)
    expect((await admin.get(`${path}/Motion`, { Years: 30, RaisePerPing: 6 })).status).toBe(200)
  })

  it('stays what was planned for a year: neither a plan that costs more from now on nor a time that is left out changes it', async () => {
    const name = '電梯月保養'
    const [lastYear, now] = [await rowOf(thisYear - 1, name), await rowOf(thisYear, name)]
    const path = `/api/v1/MaintenancePlan/${lastYear.PlanId}`
    const plan = (await admin.get(path)).body.Data
    const record = `/api/v1/MaintenanceRecord/${plan.OpenRecordId}`
    const { RowVersion } = (await admin.get(record)).body.Data
    expect((await admin.patch(`${record}/Skip`, { RowVersion, Reason: '停電' })).status).toBe(200)
    expect((await rowOf(thisYear, name)).Planned).toBe(now.Planned)
    expect((await admin.put(path, { ...plan, Budget: 99_000 })).status).toBe(200)
    expect((await rowOf(thisYear - 1, name)).Planned).toBe(lastYear.Planned)
    expect((await rowOf(thisYear + 1, name)).Planned).toBeGreaterThan(11 * 99_000)
    const again = (await admin.get(path)).body.Data
    expect((await admin.put(path, { ...again, Budget: plan.Budget })).status).toBe(200)
  })

  it('is changed for a year with a reason that stays, by whoever saw what holds now', async () => {
    const { PlanId, Budget } = await rowOf(thisYear, '水塔清洗')
    const change = {
      ChangeId: newId(),
      Year: thisYear,
      PlanId,
      Before: Budget,
      Amount: 50_000,
      Reason: '加洗一次',
    }
    const { Data } = (await admin.post(budgetPath, change)).body
    expect(Data.Changes[0]).toMatchObject({
      Before: Budget,
      Amount: 50_000,
      Reason: '加洗一次',
      PlanName: '水塔清洗',
    })
    expect(await rowOf(thisYear, '水塔清洗')).toMatchObject({ Changed: 50_000, Budget: 50_000 })
    // The same act again is the same line; another one from the old amount was overtaken.
    expect((await admin.post(budgetPath, change)).body.Data.Changes).toHaveLength(Data.Changes.length)
    expect((await admin.post(budgetPath, { ...change, Amount: 1 })).body.ErrorMessage.Code).toBe(409_26_153)
    const late = { ...change, ChangeId: newId() }
    expect((await admin.post(budgetPath, late)).body.ErrorMessage.Code).toBe(409_26_152)
    const desk = await lobby.as('desk1')
    expect((await desk.get(budgetPath, { Year: thisYear })).status).toBe(403)
  })
})

describe('the motion of the repair fund', () => {
  const topicsOf = async (AssemblyId: string) =>
    (await admin.get('/api/v1/UnitOwnerAssembly/GetTopicList', { AssemblyId })).body.Data
  const draftAssembly = async () =>
    (await admin.get('/api/v1/UnitOwnerAssembly/GetAssemblyList', { Status: 'draft' })).body.Data[0]
      .AssemblyId

  it('says amounts and history, and stands on the agenda of a draft by one act', async () => {
    const { Data } = (await admin.get(`${path}/Motion`, { Years: 30, RaisePerPing: 6 })).body
    expect(Data).toMatchObject({ Kind: 'ordinary', Title: expect.stringContaining('NT$12 調為 NT$18') })
    expect(Data.Description).toContain('基金餘額 NT$8,420,000')
    expect(Data.Description).toContain(`${thisYear} 年保養 NT$`)
    // What is proposed says itself whether it is enough; what it names instead is.
    const [, enough] =
      /本案調升不足以支應；要 30 年都夠，每坪每月須調升 NT\$([\d,]+)/.exec(Data.Description) ?? []
    const more = { Years: 30, RaisePerPing: Number(enough?.replaceAll(',', '')) }
    const suffices = (await admin.get(`${path}/Motion`, more)).body.Data.Description
    expect(suffices).toContain('本案調升足以支應 30 年')
    const AssemblyId = await draftAssembly()
    const motion = { TopicId: newId(), AssemblyId, ...Data }
    for (const _twice of [1, 2]) expect((await admin.post(`${path}/Motion`, motion)).status).toBe(200)
    const found = (await topicsOf(AssemblyId)).filter(({ Title }: { Title: string }) => Title === Data.Title)
    expect(found).toMatchObject([{ TopicId: motion.TopicId, Description: Data.Description }])
  })

  it('of a year says all that is replaced in it, lifts together, and what is left of the fund then', async () => {
    const { Funds, Replacements } = (await admin.get(path, { Years: 30 })).body.Data
    const lift = Replacements.find(({ Name }: { Name: string }) => Name === 'A棟電梯 1')
    const inYear = Replacements.filter(({ Year }: { Year: number }) => Year === lift.Year)
    const fund = Funds.find(({ Year }: { Year: number }) => Year === lift.Year)
    const { Data } = (await admin.get(`${path}/Motion`, { Years: 30, Year: lift.Year })).body
    const sum = `NT$${fund.Spent.toLocaleString('en')}`
    expect(Data).toMatchObject({ Kind: 'fund', Title: expect.stringContaining(`動支修繕公共基金 ${sum}`) })
    expect(Data.Description).toContain(`應汰換 ${inYear.length} 項`)
    expect(Data.Description).toMatch(/電梯 6 項 NT\$/)
    const raise = (await admin.get(`${path}/Motion`, { Years: 30, RaisePerPing: 6 })).body.Data
    expect(raise.Description).toMatch(/金額較大者：.*電梯 6 項 NT\$/)
    expect(raise.Description).not.toContain('A棟電梯 1')
  })

  it('of a replacement says how often it was looked at itself, and its part of what that cost', async () => {
    const things: string[] = []
    for (const nth of [1, 2, 3]) {
      const AssetId = newId()
      things.push(AssetId)
      const asset = { AssetId, DisplayId: `MO-${nth}`, Name: `風機 ${nth}`, PurchaseCost: 1000 }
      expect((await admin.post('/api/v1/Communities/Assets', asset)).status).toBe(200)
    }
    const [old, gone, late] = things
    const FirstDay = `${thisYear - 1}-06-01`
    const plan = {
      PlanId: newId(),
      PlanName: '風機保養',
      AssetIds: [old, gone],
      SupplierId: null,
      Doer: '總幹事',
      Every: 1,
      Unit: 'year',
      DayRule: 'same',
      Months: [],
      NextFrom: 'plan',
      FirstDay,
      Budget: null,
      LegalBasis: '',
      Note: '',
      Terms: [
        {
          TermId: newId(),
          TermName: '運轉',
          Hint: '',
          ResultType: 'yesNo',
          Unit: '',
          LowLimit: '',
          HighLimit: '',
        },
      ],
    }
    const made = (await admin.post('/api/v1/MaintenancePlan', plan)).body.Data
    const DoneDay = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    const check = { TermId: made.Terms[0].TermId, Result: 'pass', Value: '', Note: '', Photos: [] }
    const Checks = [old, gone].map((AssetId) => ({ AssetId, ...check }))
    const path = `/api/v1/MaintenanceRecord/${made.OpenRecordId}/Finish`
    expect((await admin.patch(path, { RowVersion: 1, DoneDay, Cost: 5000, Checks })).status).toBe(200)
    const swapped = { ...plan, AssetIds: [old, late], Terms: made.Terms, RowVersion: 1 }
    expect((await admin.put(`/api/v1/MaintenancePlan/${made.PlanId}`, swapped)).status).toBe(200)
    await admin.delete(`/api/v1/Communities/Assets/${gone}`)
    const said = async (AssetId: string | undefined) =>
      (await admin.get('/api/v1/CostEstimation/Motion', { Years: 30, AssetId })).body.Data.Description
    expect(await said(old)).toContain('至今保養 1 次，分攤 NT$2,500')
    expect(await said(late)).toContain('至今保養 0 次，分攤 NT$0')
  })

  it('of a replacement says what the thing was, what was spent on it and what waits', async () => {
    const listed = (await admin.get('/api/v1/Communities/Assets', { Text: 'WS-P-02' })).body.Data
    const AssetId = listed[0].AssetId
    const { Data } = (await admin.get(`${path}/Motion`, { Years: 30, AssetId })).body
    expect(Data).toMatchObject({ Kind: 'fund', Title: expect.stringContaining('動支修繕公共基金 NT$') })
    expect(Data.Description).toContain('編號 WS-P-02')
    expect(Data.Description).toContain('R-0231')
    expect((await admin.get(`${path}/Motion`, { Years: 30 })).body.ErrorMessage.Code).toBe(400_26_151)
  })
})

describe('the state of all plants', () => {
  it('shows each with its last check, its next date and its open cases', async () => {
    const { Data } = (await admin.get('/api/v1/CenterMonitoring/items')).body
    const pump = Data.find(({ DisplayId }: { DisplayId: string }) => DisplayId === 'WS-P-02')
    expect(pump).toMatchObject({
      Stand: 'repair',
      Checks: 4,
      Fails: 0,
      NextPlanName: '揚水泵月保養',
      OpenCases: [{ Number: 231, Title: expect.stringContaining('軸承振動') }],
    })
    expect(pump.LastCheckedAt).toMatch(/^\d{4}-/)
    const stands = new Set(Data.map(({ Stand }: { Stand: string }) => Stand))
    expect([...stands]).toEqual(expect.arrayContaining(['repair', 'late', 'fine']))
    expect(Data.every(({ StatusId }: { StatusId: number }) => StatusId !== 6)).toBe(true)
  })
})
