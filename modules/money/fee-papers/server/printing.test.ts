import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { qingchuan, songtao } from '#database/cast/communities.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { billOf, billPath, issuedRun, runOf, runsPath, setRun } from '#tests/setup/billing.ts'
import { issueSamples } from '#tests/setup/issued-bills.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { fileOf, hasProgram, wordsOf, zbarOf } from '#tests/setup/paper-tools.ts'

let lobby: Lobby
let manager: Desk
let run: Awaited<ReturnType<typeof issueSamples>>
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  run = await issueSamples(lobby.owner, { communityId: qingchuan.id, bills: 3, payer: '吳𠮷㐂' })
})
afterAll(() => lobby.close())
/** Households that owe nothing and paid nothing ahead. */
let homes: { id: string }[]
beforeAll(async () => {
  const { rows } = await lobby.owner.query<{ id: string }>(
    `select id from household h where community_id = $1 and closed_at is null and not is_virtual
       and not exists (select from bill where household_id = h.id)
       and not exists (select from prepayment_balance where household_id = h.id) limit 4`,
    [qingchuan.id],
  )
  homes = rows
})

const printPath = () => `/api/v1/BillBulk/${run.billBulkId}/Bill/${run.billIds[0]}/Print`

describe('printing bills (service 2)', () => {
  it('gives one bill as a PDF with its facts, and leaves a line in the audit', async () => {
    const { status, type, content } = await fileOf(manager, printPath())
    expect([status, type]).toEqual([200, 'application/pdf'])
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    if (hasProgram('pdftotext')) {
      const words = wordsOf(content)
      expect(words).toContain('吳𠮷㐂')
      expect(words).toContain('NT$3,538')
    }
    const { rows } = await lobby.owner.query(
      "select after ->> 'printedBills' as bills from audit where action = 'feePapers.printBills' order by at desc limit 1",
    )
    expect(rows).toEqual([{ bills: '1' }])
  })

  it('gives a run as one PDF, in the order of households, and says what it shows to its preview', async () => {
    const { content } = await fileOf(manager, `/api/v1/Bill/Print?BillBulkId=${run.billBulkId}`)
    expect(content.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(3)
    const { body } = await manager.get('/api/v1/Bill/Preview', { BillBulkId: run.billBulkId })
    expect(body.Data.Total).toBe(3)
    expect(body.Data.Bills[0]).toMatchObject({
      Issuer: '晴川社區管理委員會',
      Title: '115年11月　管理費繳費單',
      Due: 3538,
      Payer: '吳𠮷㐂',
      Lines: [{ Name: '管理費', Basis: '專有部分 34.56 坪 × 每坪 85 元', Amount: 3538 }],
    })
  })

  it('prints a bill by what the account of its household says of who collects it', async () => {
    const { billBulkId, billIds, householdIds } = await issueSamples(lobby.owner, {
      communityId: qingchuan.id,
      bills: 1,
      households: homes.slice(3).map(({ id }) => id),
    })
    await lobby.owner.query("update billing_run set provider = 'kgi' where id = $1", [billBulkId])
    const { body } = await manager.get(`/api/v1/Arrears/Household/${householdIds[0]}`)
    const [{ FeeType, Provider }] = body.Data.Bills
    expect([FeeType, Provider]).toEqual(['default-management', 'kgi'])
    const found = await manager.get('/api/v1/Bill/Preview', { BillIds: billIds[0] ?? '', Provider })
    expect(found.body.Data.Total).toBe(1)
  })

  it.skipIf(!hasProgram('zbarimg'))(
    'prints on A4, 80 mm and 58 mm the three barcodes that the bill has, and zbarimg reads them off the paper',
    async () => {
      const { body } = await manager.get('/api/v1/Bill/Preview', { BillIds: run.billIds[0] ?? '' })
      const segments: string[] = body.Data.Bills[0].Segments
      expect(segments).toHaveLength(3)
      for (const paper of ['a4', 'thermal80', 'thermal58']) {
        const { content } = await fileOf(manager, `${printPath()}?Paper=${paper}`)
        for (const dpi of [200, 300])
          expect([paper, dpi, ...zbarOf(content, dpi).sort()]).toEqual([paper, dpi, ...segments.toSorted()])
      }
    },
  )

  it('gives some bills of a run as one PDF, on the paper that was asked for', async () => {
    const [first, , third] = run.billIds
    const { content } = await fileOf(
      manager,
      `/api/v1/Bill/Print?BillIds=${first}&BillIds=${third}&Paper=thermal80`,
    )
    expect(content.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(2)
    expect(content.toString('latin1')).toMatch(/MediaBox \[0 0 226\.77/)
  })

  it('gives a workbook with the payers masked', async () => {
    const { status, type } = await fileOf(manager, `/api/v1/Bill/Export?BillBulkId=${run.billBulkId}`)
    expect(status).toBe(200)
    expect(type).toContain('spreadsheetml')
    expect((await fileOf(manager, printPath().replace('Print', 'Export'))).status).toBe(200)
  })

  it('finds no bill of another community, of another run, or of the other provider', async () => {
    const theirs = await issueSamples(lobby.owner, { communityId: songtao.id, bills: 1 })
    for (const path of [
      `/api/v1/BillBulk/${theirs.billBulkId}/Bill/${theirs.billIds[0]}/Print`,
      `/api/v1/BillBulk/${theirs.billBulkId}/Bill/${run.billIds[0]}/Print`,
      `${printPath()}?Provider=kgi`,
    ])
      expect((await manager.get(path)).status).toBe(404)
    const none = await manager.get('/api/v1/Bill/Print', { BillBulkId: theirs.billBulkId })
    expect(none.body.ErrorMessage.Code).toBe(404_21_801)
  })

  it('names the shops that take just this amount, and above 40,000 none (R293 to R295)', async () => {
    const setting = '/api/v1/Config/Community/Collecting'
    const made = { RuleId: newId(), SeenRuleId: null, Scheme: 'mod10', Prefix: '99877', Length: 14 }
    await manager.post(`${setting}/Rule?Provider=kgi`, { ...made, IsAmountBound: false })
    const committee = await lobby.as('committee1')
    await committee.post(`${setting}/Rule/${made.RuleId}/Approve?Provider=kgi`)
    const band = (Code: string, Min: number, Max: number, Fee: number, Chains: string[]) => ({
      Code,
      Min,
      Max,
      Fee,
      Chains,
      Bearer: 'payer',
    })
    const Bands = [band('K6A', 1, 20_000, 10, ['7-11', 'OK']), band('K6B', 20_001, 40_000, 15, ['7-11'])]
    const saved = await manager.put(`${setting}?Provider=kgi`, { Version: 0, TransferFee: 17, Bands })
    expect(saved.status).toBe(200)
    const amounts = [20_000, 20_001, 40_001]
    const drafted = runOf({
      Bills: homes.slice(0, 3).map((home, nth) => billOf(home.id, amounts[nth] ?? 0)),
    })
    await manager.post(`${runsPath}?Provider=kgi`, drafted)
    expect((await setRun(manager, drafted.BillBulkId, 'issued')).status).toBe(200)
    const { body } = await manager.get('/api/v1/Bill/Preview', {
      BillBulkId: drafted.BillBulkId,
      Provider: 'kgi',
    })
    const said: { Total: number; Said: Answer['body'] }[] = body.Data.Bills
    const byAmount = new Map(said.map((bill) => [bill.Said.Box[0].Words, bill.Said]))
    expect(byAmount.get('NT$20,000').Shops).toMatchObject({ Title: '超商條碼　7-ELEVEN、OK', Sentence: '' })
    expect(byAmount.get('NT$20,001').Shops).toMatchObject({ Title: '超商條碼　7-ELEVEN', Sentence: '' })
    expect(byAmount.get('NT$40,001').Shops).toEqual({
      Title: '超商條碼',
      Segments: [],
      Sentence: '金額超過超商代收上限。',
    })
    expect(byAmount.get('NT$20,000').Fees.Rows.slice(1, 3)).toEqual([
      ['20,000 元以下', '10 元', '住戶'],
      ['20,001–40,000 元', '15 元', '住戶'],
    ])
  })

  it('prints no account that is not known: with what was paid it has another check digit, and leads to its bill', async () => {
    const run = await issuedRun(manager, [billOf(homes[3]?.id ?? '', 3120)])
    const [bill] = run.bills
    const at = billPath(bill)
    const paid = { PaymentId: newId(), Amount: 111, Channel: 'cash', Day: dayOf(new Date()) }
    expect((await manager.post(`${at}/Writeoff/Manual`, paid)).status).toBe(200)
    const { body } = await manager.get('/api/v1/Bill/Preview', { BillIds: [bill.BillId] })
    const account: string = body.Data.Bills[0].Said.Shops.Segments[1]
    expect((await manager.get('/api/v1/Payment/Open', { Code: account })).body.Data).toMatchObject({
      BillId: bill.BillId,
    })
    const { Codes, PayCodes } = (await manager.get(at)).body.Data
    expect(PayCodes.VirtualAccount).toBe(account)
    expect(Codes.map(({ Code }: { Code: string }) => Code)).toContain(account)
    expect(Codes).toHaveLength(2)
  })

  it('is for those who may print', async () => {
    expect((await fileOf(await lobby.as('desk1'), printPath())).status).toBe(200)
    expect((await fileOf(await lobby.as('committee1'), printPath())).status).toBe(403)
  })
})
