import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysBetween } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { csvOf, importBank } from '#tests/setup/bank-samples.ts'
import { billOf, issuedRun, monthDays } from '#tests/setup/billing.ts'
import type { Answer } from '#tests/setup/desk.ts'
import { type FeeWorld, paid, qingchuanId, startFees } from '#tests/setup/fee-world.ts'
import { fileOf, hasProgram, wordsOf } from '#tests/setup/paper-tools.ts'

let world: FeeWorld
beforeAll(async () => {
  world = await startFees()
})
afterAll(() => world.lobby.close())

interface Issued {
  BillId: string
  DueDate: string
}
const rows = async (show = 'owing') => (await world.manager.get(`/api/v1/Arrears?Show=${show}`)).body.Data
const rowOf = async (home: string, show?: string) =>
  (await rows(show)).find(({ TabletId }: { TabletId: string }) => TabletId === home)
const pay = (home: string, bill: Issued, amount: number, changes = {}) =>
  world.manager.post('/api/v1/Payment', paid(home, [[{ billId: bill.BillId }, amount]], changes))

const done = async (answer: Promise<Answer>) => {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(200)
}

/** A bill of 1,000 of which 400 were paid `by` something, and one of 500 that carries the other 600. */
async function carried(by: (home: string, bill: Issued) => Promise<unknown>) {
  const home = world.home()
  const old = (await issuedRun(world.manager, [billOf(home, 1000)], monthDays(-3))).bills[0]
  await by(home, old)
  const next = (await issuedRun(world.manager, [billOf(home, 500)], monthDays(-2))).bills[0]
  expect(next.Total).toBe(1100)
  return { home, old, next }
}
const atDesk = async (home: string, bill: Issued) => (await pay(home, bill, 400)).body.Data

/** Every page says of what a household owes the same as its bills do. */
async function owes(home: string, sum: number) {
  const ages = (aging: Record<string, number>) => Object.values(aging).reduce((all, one) => all + one, 0)
  const row = await rowOf(home)
  expect([row?.Total ?? 0, row?.Overdue ?? 0, ages(row?.Aging ?? {})]).toEqual([sum, sum, sum])
  const { body } = await world.manager.get(`/api/v1/Arrears/Household/${home}`)
  const lefts = body.Data.Bills.map(({ Left }: { Left: number }) => Left)
  expect([body.Data.Total, lefts.reduce((all: number, one: number) => all + one, 0)]).toEqual([sum, sum])
  const late = (await rows()).filter(({ Waiting }: { Waiting: number }) => Waiting === 0)
  const total = late.reduce((all: number, { Overdue }: { Overdue: number }) => all + Overdue, 0)
  const tile = await world.manager.get('/api/v1/ManagementControl')
  expect(tile.body.Data.Overdue.Amount).toBe(total)
  if (!hasProgram('pdftotext')) return
  const statement = await fileOf(world.manager, `/api/v1/Arrears/Household/${home}/Statement`)
  expect(wordsOf(statement.content)).toMatch(new RegExp(`未繳合計\\s+${sum.toLocaleString('en')}\\s`))
  const board = wordsOf((await fileOf(world.manager, '/api/v1/Arrears/Board')).content)
  expect(board).toMatch(new RegExp(`合計 \\d+ 戶\\s+${total.toLocaleString('en')}`))
}

describe('what a later bill carries is demanded once, there alone', () => {
  it('when the part that was paid of the earlier one is undone: its write-off', async () => {
    let writeoffId = ''
    const { home } = await carried(async (of, bill) => {
      writeoffId = (await atDesk(of, bill)).Writeoffs[0].WriteoffId
    })
    await owes(home, 1100)
    await done(world.manager.post(`/api/v1/Payment/Writeoff/${writeoffId}/Undo`, { Reason: '試' }))
    await owes(home, 1500)
  })

  it('when the payment of the earlier one is voided; paid again, nothing of it bears interest for ever', async () => {
    let paymentId = ''
    const { home, old, next } = await carried(async (of, bill) => {
      paymentId = (await atDesk(of, bill)).PaymentId
    })
    await done(world.manager.post(`/api/v1/Payment/${paymentId}/Void`, { Reason: '登錯' }))
    await owes(home, 1500)
    await done(pay(home, old, 400))
    await owes(home, 1100)
    await done(pay(home, next, 1100))
    expect(await rowOf(home)).toBeUndefined()
    const { InterestOfPaid } = (await world.manager.get(`/api/v1/Arrears/Household/${home}`)).body.Data
    const days = ({ DueDate }: Issued) => daysBetween(DueDate, dayOf(new Date()))
    expect(InterestOfPaid).toBe(Math.round(((1000 * days(old) + 500 * days(next)) * 0.05) / 365))
  })

  it('when the bank reverses the transfer that paid part of the earlier one', async () => {
    const code = '99128000000888'
    const bring = async (more: Record<string, string>) => {
      const { fileId } = await importBank(world.manager, csvOf([code, 400, more]))
      const found = await world.lobby.owner.query('select id from bank_line where file_id = $1', [fileId])
      const at = `/api/v1/BankFile/Unmatched/${found.rows[0].id}`
      return { at, ...(await world.manager.get(at)).body.Data }
    }
    const { home } = await carried(async (_, bill) => {
      await world.lobby.owner.query(
        'insert into bill_code (community_id, code, bill_id) values ($1, $2, $3)',
        [qingchuanId, code, bill.BillId],
      )
      const { at, RowVersion, TabletId, Proposal: Parts } = await bring({})
      await done(world.manager.post(`${at}/Accept`, { RowVersion, TabletId, Parts }))
    })
    const { at, RowVersion } = await bring({ 沖正: 'Y' })
    await done(world.manager.post(`${at}/Reverse`, { RowVersion }))
    await owes(home, 1500)
  })
})
