import { problems } from '#platform/contract/problems.ts'
import { newId } from '#platform/contract/new-id.ts'
import { csvOf, importBank } from './bank-samples.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { billOf, billPath, runOf, runsPath, setRun } from './billing.ts'
import type { Answer, Desk } from './desk.ts'
import { type Act, begun, type Of } from './fee-acts.ts'
import { oneOf, playBill, type StagedBill } from './fee-bill-acts.ts'
import { playBook } from './fee-book-acts.ts'
import { FeeModel } from './fee-model.ts'
import { paid, qingchuanId } from './fee-world.ts'
import type { Lobby } from './lobby.ts'

const path = '/api/v1/Payment'
const linesPath = '/api/v1/BankFile/Unmatched'
/** The last of them pay by the bank too; nobody brings a file for the others. */
const ofBank = 2

const day = (from: number) => dayOf(new Date(Date.now() + from * 86_400_000))
/** A period whose bills are late, and one whose bills are not; both whatever day of the month it is. */
const past = { StartDate: day(-50), EndDate: day(-20), DueDate: day(-30), BarcodeExpire: day(40) }
const coming = { StartDate: day(-3), EndDate: day(25), DueDate: day(20), BarcodeExpire: day(60) }

/** Accounts that nobody else has. */
let accounts = 0

/** One sequence: households of its own, what is known of them by answers, and the acts by their names. */
export class FeeStage {
  readonly model = new FeeModel()
  readonly homes: readonly string[]
  readonly #lobby: Lobby
  readonly #manager: Desk
  readonly #desk: Desk
  readonly #committee: Desk
  readonly #bills: StagedBill[] = []
  readonly #told: { code: string; amount: number }[] = []

  constructor(
    { lobby, manager, desk, committee }: { lobby: Lobby; manager: Desk; desk: Desk; committee: Desk },
    homes: readonly string[],
  ) {
    this.#lobby = lobby
    this.#manager = manager
    this.#desk = desk
    this.#committee = committee
    this.homes = homes
  }

  get byBank(): readonly string[] {
    return this.homes.slice(-ofBank)
  }

  /** Issues a run with a bill for each of some households, by the calls of a run, so that what was paid ahead is offset. */
  async issue(homes: readonly string[], amount: number, isLate = false): Promise<Answer> {
    const run = runOf({
      Bills: homes.map((id) => billOf(id, amount)),
      Cycle: 'once',
      ...(isLate ? past : coming),
    })
    const made = await this.#manager.post(runsPath, run)
    const answer = made.status === 200 ? await setRun(this.#manager, run.BillBulkId, 'issued') : made
    if (answer.status !== 200) return answer
    const base = accounts
    accounts += homes.length
    const { rows } = await this.#lobby.owner.query(
      `with b as (select id, household_id, row_number() over (order by id) as nth from bill where run_id = $1),
       c as (insert into bill_code (community_id, code, bill_id) select $2, '99124' || lpad(($3 + nth)::text, 11, '0'), id from b
         returning code, bill_id)
       select b.id as "billId", b.household_id as "householdId", c.code from b join c on c.bill_id = b.id`,
      [run.BillBulkId, qingchuanId, base],
    )
    for (const row of rows.toSorted((a, b) => homes.indexOf(a.householdId) - homes.indexOf(b.householdId))) {
      this.#bills.push({ runId: run.BillBulkId, amount, ...row })
      this.model.bills.set(row.billId, { householdId: row.householdId, amount, isVoided: false, version: 0 })
    }
    return answer
  }

  /** What there is before everybody begins: a bill each, money at the desk, a line of the bank that waits and one that fits. */
  async open(): Promise<void> {
    const issued = await this.issue(this.homes, 600, true)
    if (issued.status !== 200) throw new Error(JSON.stringify(issued.body))
    const answers = await Promise.all(begun.map((act) => this.#insist(act)))
    for (const answer of answers) if (answer?.status !== 200) throw new Error(JSON.stringify(answer?.body))
  }

  /** Does an act that begins a sequence: a busy machine may ask to wait, and who was asked comes again. */
  async #insist(act: Act): Promise<Answer | undefined> {
    const answer = await this.play(act)
    return answer?.body.ErrorMessage?.Code === problems.busyRetry().code ? this.#insist(act) : answer
  }

  /** Does one act. Gives the answer that said yes or no; nothing where there is nothing to do it to. */
  async play(act: Act): Promise<Answer | undefined> {
    switch (act.kind) {
      case 'issue':
        return this.issue([this.homes[act.home] ?? ''], act.amount, act.isLate)
      case 'payWhole':
      case 'payPart':
        return this.#pay(act)
      case 'voidBill':
      case 'correct':
      case 'moveBill':
      case 'withdraw':
        return playBill(act, { manager: this.#manager, model: this.model, bills: this.#bills })
      case 'undo':
        return this.#undo(act)
      case 'putRest':
        return this.#putRest(act)
      case 'move':
        return this.#move(act)
      case 'void':
        return this.#void(act)
      case 'refund':
        return this.#refund(act)
      case 'giveBack':
        return this.#giveBack(act)
      case 'bankLine':
      case 'bankBack':
        return this.#bring(act)
      case 'merge':
        return this.#merge(act)
      case 'income':
      case 'voidIncome':
      case 'payout':
      case 'undoPayout':
        return playBook(act, { manager: this.#manager, model: this.model })
      case 'accept':
      case 'undoLine':
        return this.#atDesk(act)
    }
  }

  async #pay(act: Of<'payWhole' | 'payPart'>): Promise<Answer | undefined> {
    const bill = oneOf(this.#bills, act.nth)
    if (!bill) return undefined
    const [share, ahead] = act.kind === 'payWhole' ? [bill.amount, act.ahead] : [act.amount, 0]
    const body = paid(bill.householdId, [[bill, share]], { Ahead: ahead, Channel: act.channel })
    const answer = await this.#desk.post(path, body)
    if (answer.status === 200) {
      const { householdId } = bill
      const amount = share + ahead
      this.model.payments.set(body.PaymentId, { householdId, amount, refunded: 0, isVoided: false })
      this.#learn(answer)
    }
    return answer
  }

  async #undo({ nth }: Of<'undo'>): Promise<Answer | undefined> {
    const writeoff = oneOf([...this.model.writeoffs.values()], nth)
    if (!writeoff) return undefined
    const { writeoffId } = writeoff
    const answer = await this.#manager.post(`${path}/Writeoff/${writeoffId}/Undo`, { Reason: '試' })
    if (answer.status === 200) this.model.end(writeoffId)
    return answer
  }

  /** Puts what is open of a payment to a bill. */
  async #putRest({ nth, to }: Of<'putRest'>): Promise<Answer | undefined> {
    const [paymentId, open] = oneOf(this.#open(), nth) ?? []
    const bill = oneOf(this.#bills, to)
    if (!paymentId || !open || !bill) return undefined
    const Bills = [{ BillId: bill.billId, Amount: Math.min(open, bill.amount) }]
    return this.#learn(await this.#manager.post(`${path}/${paymentId}/Writeoff`, { Bills }))
  }

  async #move({ nth, to }: Of<'move'>): Promise<Answer | undefined> {
    const writeoff = oneOf(
      [...this.model.writeoffs.values()].filter(({ billId }) => billId),
      nth,
    )
    const from = this.#bills.find(({ billId }) => billId === writeoff?.billId)
    const other = oneOf(this.#bills, to)
    if (!writeoff || !from || !other) return undefined
    const { writeoffId } = writeoff
    const at = billPath({ BillBulkId: from.runId, BillId: from.billId })
    const moved = { AnotherBillId: other.billId, Reason: '試' }
    const answer = await this.#manager.put(`${at}/Writeoff/${writeoffId}/Move`, moved)
    if (answer.status === 200) this.model.end(writeoffId)
    return this.#learn(answer)
  }

  async #void({ nth }: Of<'void'>): Promise<Answer | undefined> {
    const [paymentId, payment] = oneOf([...this.model.payments], nth) ?? []
    if (!payment) return undefined
    const answer = await this.#manager.post(`${path}/${paymentId}/Void`, { Reason: '試' })
    if (answer.status === 200) payment.isVoided = true
    return answer
  }

  /** Of what a household paid ahead. */
  async #refund({ home, amount }: Of<'refund'>): Promise<Answer> {
    const householdId = this.homes[home] ?? ''
    const answer = await this.#refundOf({ TabletId: householdId, Amount: amount })
    if (answer.status === 200) this.model.refund(householdId, amount)
    return answer
  }

  /** Of what is put to nothing of a payment. */
  async #giveBack({ nth, amount: most }: Of<'giveBack'>): Promise<Answer | undefined> {
    const [paymentId, open] = oneOf(this.#open(), nth) ?? []
    const payment = this.model.payments.get(paymentId ?? '')
    if (!payment || !open) return undefined
    const Amount = Math.min(open, most)
    const answer = await this.#refundOf({ TabletId: payment.householdId, PaymentId: paymentId, Amount })
    if (answer.status === 200) payment.refunded += Amount
    return answer
  }

  /** What waits at the desk of the bank's lines is asked for there. */
  async #askRefund(content: Record<string, unknown>): Promise<Answer> {
    const asked = await this.#manager.post(`${path}/Refund`, content)
    if (asked.body.ErrorMessage?.Code !== 409_21_887) return asked
    const line = `/api/v1/BankFile/Unmatched/${content.PaymentId}`
    const { RowVersion } = (await this.#manager.get(line)).body.Data
    return this.#manager.post(`${line}/Refund`, { ...content, RowVersion, IsAnother: true })
  }

  /** Asked for by one, approved by another, paid. */
  async #refundOf(said: Record<string, unknown>): Promise<Answer> {
    const id = newId()
    const content = { ...said, Way: 'transfer', Payee: '王', Account: '8', Reason: '試' }
    const asked = await this.#askRefund({ RefundId: id, ...content })
    if (asked.status !== 200) return asked
    const approved = await this.#committee.post(`${path}/Refund/${id}/Approve`)
    return approved.status === 200 ? this.#manager.post(`${path}/Refund/${id}/Pay`) : approved
  }

  /** A line of the bank's: money for an account, or what the bank reverses, which is taken back at once. */
  async #bring(act: Of<'bankLine' | 'bankBack'>): Promise<Answer | undefined> {
    const isBack = act.kind === 'bankBack'
    const bills = this.#bills.filter(({ householdId }) => this.byBank.includes(householdId))
    const bill = oneOf(bills, act.nth)
    const told = isBack
      ? oneOf(this.#told, act.nth)
      : bill && { code: bill.code, amount: act.isExact ? bill.amount : act.amount }
    if (!told) return undefined
    const more = { 交易序號: newId().slice(-10), 沖正: isBack ? 'Y' : '', 通路: '超商', 入帳日: day(0) }
    const { fileId, ...answer } = await importBank(this.#manager, csvOf([told.code, told.amount, more]))
    if (answer.status !== 200) return answer
    const [line] = await this.#rows(
      'select id, row_version as version from bank_line where file_id = $1',
      fileId,
    )
    if (!isBack) {
      const householdId = bill?.householdId ?? ''
      this.model.lines.set(line.id, { householdId, amount: told.amount, isReversed: false })
      this.#told.push(told)
      return answer
    }
    const done = await this.#manager.post(`${linesPath}/${line.id}/Reverse`, { RowVersion: line.version })
    if (done.status !== 200) return done
    const [{ id }] = await this.#rows('select reverses_id as id from bank_line where id = $1', line.id)
    const reversed = this.model.lines.get(id)
    if (!reversed || reversed.isReversed) throw new Error('a line was reversed that nobody brought')
    reversed.isReversed = true
    return done
  }

  /** Merges a household into the other one of its kind: those of the desk, or those of the bank. */
  async #merge({ home }: Of<'merge'>): Promise<Answer | undefined> {
    const [from = '', into = ''] = [this.homes[home], this.homes[home % 2 ? home - 1 : home + 1]]
    const seen = await Promise.all(
      [from, into].map((id) => this.#manager.get(`/core/api/HouseholdProperty/${id}`)),
    )
    const [RowVersion, IntoVersion] = seen.map(({ body }) => body.Data?.RowVersion)
    if (RowVersion === undefined || IntoVersion === undefined)
      return seen.find(({ status }) => status !== 200)
    const asked = { IntoId: into, RowVersion, IntoVersion, Reason: '試' }
    const answer = await this.#manager.post(`/api/v1/Household/${from}/Merge`, asked)
    if (answer.status === 200) this.model.merge(from, into)
    return answer
  }

  /** Puts what waits to where it is proposed, or takes back what a line was put to. */
  async #atDesk({ kind, nth }: Of<'accept' | 'undoLine'>): Promise<Answer | undefined> {
    const id = oneOf([...this.model.lines.keys()], nth)
    if (!id) return undefined
    if (kind === 'undoLine') return this.#manager.post(`${linesPath}/${id}/Undo`, { Reason: '試' })
    const { body } = await this.#manager.get(`${linesPath}/${id}`)
    const { RowVersion, TabletId, Proposal: Parts } = body.Data
    if (!Parts.length) return undefined
    return this.#manager.post(`${linesPath}/${id}/Accept`, { RowVersion, TabletId, Parts })
  }

  /** Payments with something open. */
  #open() {
    return [...this.model.openOf()].filter(([, rest]) => rest > 0)
  }

  async #rows(sql: string, ...values: unknown[]) {
    return (await this.#lobby.owner.query(sql, values)).rows
  }

  #learn(answer: Answer): Answer {
    if (answer.status === 200) this.model.learn(answer.body.Data.PaymentId, answer.body.Data.Writeoffs)
    return answer
  }
}
