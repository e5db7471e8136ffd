import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { type FeeWorld, type SampleBill, startFees } from '#tests/setup/fee-world.ts'
import { fileOf } from '#tests/setup/paper-tools.ts'

const today = dayOf(new Date())
let world: FeeWorld
beforeAll(async () => {
  world = await startFees()
})
afterAll(() => world.lobby.close())

interface Entry {
  Day: string
  By: string
  Channel: string | null
  Count: number
  Amount: number
  ToBills: number
  ToPrepayment: number
  Voided: number
  VoidedAmount: number
  First: string
  Last: string
  VoidedNumbers: string[]
}
const report = async (query: Record<string, string> = {}): Promise<{ rows: Entry[]; years: never[] }> => {
  const { body } = await world.manager.get('/api/v1/Receipt/EntryReports', query)
  return { rows: body.Data, years: body.Years }
}
async function take(who: 'desk' | 'manager', bill: SampleBill, changes: Record<string, unknown>) {
  const { body } = await world[who].post(
    `/api/v1/BillBulk/${bill.runId}/Bill/${bill.billId}/Writeoff/Manual`,
    {
      PaymentId: newId(),
      Channel: 'cash',
      Day: today,
      ...changes,
    },
  )
  const [writeoff] = body.Data.Writeoffs
  return { id: writeoff.WriteoffId as string, number: writeoff.ReceiptNumber as string }
}

describe('the report of receipts (EntryReports)', () => {
  it('sums by day, clerk and channel; what was voided is counted apart and keeps its number', async () => {
    const bill = await world.bill(world.home(), 3000)
    const first = await take('desk', bill, { Amount: 500 })
    const wrong = await take('desk', bill, { Amount: 700 })
    const cheque = await take('desk', bill, { Amount: 250, Channel: 'cheque', ChequeNumber: 'AB7654321' })
    const theirs = await take('manager', bill, { Amount: 100 })
    await world.manager.delete(
      `/api/v1/BillBulk/${bill.runId}/Bill/${bill.billId}/Writeoff/Manual/${wrong.id}`,
    )
    const { rows } = await report({ From: today, To: today })
    const cash = rows.filter(({ Channel }) => Channel === 'cash')
    expect(new Set(cash.map(({ By }) => By)).size).toBe(2)
    expect(cash.find(({ First }) => First === first.number)).toMatchObject({
      Day: today,
      Count: 1,
      Amount: 500,
      ToBills: 500,
      ToPrepayment: 0,
      Voided: 1,
      VoidedAmount: 700,
      Last: wrong.number,
      VoidedNumbers: [wrong.number],
    })
    expect(rows.find(({ Channel }) => Channel === 'cheque')).toMatchObject({
      Amount: 250,
      First: cheque.number,
      Last: cheque.number,
    })
    expect(cash.find(({ First }) => First === theirs.number)).toMatchObject({ Count: 1, Amount: 100 })
  })

  it('has a whole day in one row, of which the clerks are the parts; a clerk or a channel narrows it', async () => {
    const whole = (await report({ From: today, To: today, View: 'days' })).rows
    const parts = (await report({ From: today, To: today })).rows
    const sum = (rows: Entry[], of: 'Amount' | 'Count' | 'Voided') =>
      rows.reduce((all, row) => all + row[of], 0)
    expect(whole).toHaveLength(1)
    expect(whole[0]).toMatchObject({ By: '', Channel: null })
    for (const of of ['Amount', 'Count', 'Voided'] as const) expect(sum(whole, of)).toBe(sum(parts, of))
    const [{ By = '' } = {}] = parts
    const narrowed = (await report({ By, Channel: 'cash' })).rows
    expect(new Set(narrowed.map((row) => `${row.By} ${row.Channel}`))).toEqual(new Set([`${By} cash`]))
    expect((await report({ By: '沒有這個人' })).rows).toEqual([])
  })

  it('says of the year that no number is missing, and names one that is', async () => {
    const year = Number(today.slice(0, 4))
    const whole = (await report()).years
    expect(whole).toMatchObject([{ Year: year, Missing: [] }])
    const bill = await world.bill(world.home(), 300)
    const gone = await take('desk', bill, { Amount: 100 })
    await take('desk', bill, { Amount: 100 })
    const nth = Number(gone.number.slice(5))
    const rename = (from: number, to: number) =>
      world.lobby.owner.query(
        `update receipt set number = $3 where year = $1 and number = $2
         and community_id = (select id from community where name = '晴川社區')`,
        [year, from, to],
      )
    await rename(nth, nth + 2)
    expect((await report()).years).toMatchObject([{ Missing: [gone.number] }])
    await rename(nth + 2, nth)
    expect((await report()).years).toMatchObject([{ Missing: [] }])
  })

  it('the receipts of a row are found by day, clerk and channel', async () => {
    const [row] = (await report({ From: today, To: today, Channel: 'cheque' })).rows
    const { body } = await world.manager.get('/api/v1/Receipt', {
      From: today,
      To: today,
      Channel: 'cheque',
      By: row?.By ?? '',
    })
    expect(body.Data.map(({ Number }: { Number: string }) => Number)).toEqual([row?.First])
    const nobody = await world.manager.get('/api/v1/Receipt', { From: today, To: today, By: '沒有這個人' })
    expect(nobody.body.Data).toEqual([])
  })

  it('is a workbook with the days, the clerks and that no number is missing; not for the desk', async () => {
    const path = `/api/v1/Receipt/EntryReport/Export?From=${today}&To=${today}`
    const { status, type, content } = await fileOf(world.manager, path)
    expect([status, type]).toEqual([200, expect.stringContaining('spreadsheetml')])
    const { sheets } = await readXlsx(content)
    expect(sheets.map(({ name }) => name)).toEqual(['每日合計', '經手人與管道', '說明'])
    expect(sheets[0]?.rows[1]?.[0]).toBe(today)
    expect(JSON.stringify(sheets[2]?.rows)).toContain('沒有缺號')
    expect((await fileOf(world.desk, path)).status).toBe(403)
    expect((await world.desk.get('/api/v1/Receipt/EntryReports')).status).toBe(403)
  })
})
