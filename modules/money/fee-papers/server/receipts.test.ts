import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FeeWorld, paid, type SampleBill, startFees } from '#tests/setup/fee-world.ts'
import { fileOf, hasProgram, wordsOf } from '#tests/setup/paper-tools.ts'
import { amountInWords } from './amount-in-words.ts'

let world: FeeWorld
beforeAll(async () => {
  world = await startFees()
})
afterAll(() => world.lobby.close())

const print = '/api/v1/Bill/Writeoffs/Print'
const text = hasProgram('pdftotext')
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length

/** Bills that were paid at the desk by somebody with a rare name, and their write-offs. */
async function takenFor(count: number): Promise<{ bills: SampleBill[]; writeoffIds: string[] }> {
  const home = world.home()
  const bills: SampleBill[] = []
  for (let nth = 0; nth < count; nth++) bills.push(await world.bill(home, 3538))
  const whole = bills.map((bill) => [bill, 3538] as const)
  const { body } = await world.desk.post('/api/v1/Payment', paid(home, whole, { PayerName: '吳𠮷㐂' }))
  return { bills, writeoffIds: body.Data.Writeoffs.map((row: { WriteoffId: string }) => row.WriteoffId) }
}
const query = (ids: readonly string[]) => ids.map((id) => `WriteoffIds=${id}`).join('&')

describe('printing receipts (service 2)', () => {
  it('gives a receipt as a PDF with what it is for, and marks every print after the first (補印)', async () => {
    const { bills, writeoffIds } = await takenFor(1)
    const [bill] = bills
    const path = `/api/v1/BillBulk/${bill?.runId}/Bill/${bill?.billId}/Writeoff/${writeoffIds[0]}/Receipt/Print`
    const [first, again] = [await fileOf(world.desk, path), await fileOf(world.desk, path)]
    expect([first.status, first.type, again.status]).toEqual([200, 'application/pdf', 200])
    if (!text) return
    for (const said of ['管理費收據', '吳𠮷㐂', 'NT$3,538', '參仟伍佰參拾捌元整', '現金', '收款章'])
      expect(wordsOf(first.content)).toContain(said)
    expect(wordsOf(first.content)).not.toContain('補印')
    expect(wordsOf(again.content)).toContain('補印')
  })

  it('puts two or three on a sheet of A4 with lines to cut along, and each on a roll of its own length', async () => {
    const { writeoffIds } = await takenFor(5)
    const of = async (how: string) =>
      (await fileOf(world.desk, `${print}?${query(writeoffIds)}&${how}`)).content
    expect(pagesOf(await of('PerSheet=2'))).toBe(3)
    const three = await of('PerSheet=3')
    expect(pagesOf(three)).toBe(2)
    if (text) expect(wordsOf(three)).toContain('請沿虛線裁開')
    for (const [roll, points] of [
      ['thermal80', 227],
      ['thermal58', 164],
    ] as const) {
      const pdf = await of(`Paper=${roll}`)
      expect(pagesOf(pdf)).toBe(5)
      const [, width] = /\/MediaBox \[0 0 ([\d.]+) /.exec(pdf.toString('latin1')) ?? []
      expect(Math.round(Number(width))).toBe(points)
      if (text) expect(wordsOf(pdf)).toContain('吳𠮷㐂')
    }
  })

  it('has none of what is unpaid (R286), and says of another write-off that it is not found (R287)', async () => {
    const bill = await world.bill(world.home(), 10)
    const unpaid = await world.desk.get(print, { BillIds: bill.billId })
    expect(unpaid.body.ErrorMessage).toMatchObject({ Code: 409_21_515 })
    const none = await world.desk.get(print, { WriteoffIds: bill.billId })
    expect(none.body.ErrorMessage).toMatchObject({ Code: 404_21_516, Description: '找不到這張收據。' })
  })

  it('says of a void receipt that it is void and why, and leaves it out where others of its bill are printed', async () => {
    const { bills, writeoffIds } = await takenFor(1)
    await world.manager.post(`/api/v1/Payment/Writeoff/${writeoffIds[0]}/Undo`, { Reason: '入錯戶' })
    const { content } = await fileOf(world.desk, `${print}?${query(writeoffIds)}`)
    if (text) expect(wordsOf(content)).toMatch(/作廢[\s\S]*本收據已作廢：入錯戶。/)
    const of = await world.desk.get(print, { BillIds: bills[0]?.billId })
    expect(of.body.ErrorMessage.Code).toBe(409_21_515)
  })

  it('counts one first print of twenty at once, and the numbers stay without gaps', async () => {
    const { writeoffIds } = await takenFor(3)
    const prints = await Promise.all(
      Array.from({ length: 20 }, () => world.desk.post(print, { WriteoffIds: writeoffIds })),
    )
    const marks = prints.map(({ body }) => body.Data.map((row: { IsReprint: boolean }) => row.IsReprint))
    expect(marks.filter((row) => row.join() === 'false,false,false')).toHaveLength(1)
    expect(marks.filter((row) => row.join() === 'true,true,true')).toHaveLength(19)
    const { rows } = await world.lobby.owner.query(
      `select max(number) - min(number) + 1 - count(*) as gaps from receipt group by community_id, year`,
    )
    expect(rows.every(({ gaps }) => Number(gaps) === 0)).toBe(true)
  })

  it('previews what is printed without counting it, and leaves lines in the audit', async () => {
    const { bills, writeoffIds } = await takenFor(1)
    const seen = await world.desk.get('/api/v1/Bill/Writeoffs/Preview', { BillIds: bills[0]?.billId })
    expect(seen.body.Data).toMatchObject({
      Total: 1,
      Receipts: [{ WriteoffId: writeoffIds[0], IsReprint: false, Said: { Marks: [], Title: '管理費收據' } }],
    })
    const { body } = await world.desk.post(print, { WriteoffIds: writeoffIds })
    expect(body.Data[0].IsReprint).toBe(false)
    const { rows } = await world.lobby.owner.query(
      "select action from audit where action like 'feePapers.%Receipts' order by at desc limit 2",
    )
    expect(rows.map(({ action }) => action)).toEqual(['feePapers.printReceipts', 'feePapers.previewReceipts'])
  })

  it('is for those who may print', async () => {
    const committee = await world.lobby.as('committee1')
    expect((await committee.get(print, {})).status).toBe(403)
  })
})

it.each([
  [0, '零元整'],
  [10, '壹拾元整'],
  [3538, '參仟伍佰參拾捌元整'],
  [10_005, '壹萬零伍元整'],
  [120_300, '壹拾貳萬零參佰元整'],
  [100_000_000, '壹億元整'],
  [101_010_101, '壹億零壹佰零壹萬零壹佰零壹元整'],
])('writes %i as receipts do', (amount, words) => {
  expect(amountInWords(amount)).toBe(words)
})
