import { newId } from '#platform/contract/new-id.ts'
import { demand } from '#modules/money/arrears/server/demand.ts'
import type { DemandChannel, Step } from '#modules/money/arrears/steps.ts'
import { createRun } from '#modules/money/bills/server/create.ts'
import { setBillStates } from '#modules/money/bills/server/bill-states.ts'
import { setRunState } from '#modules/money/bills/server/run-states.ts'
import { approveRefund, payRefund, requestRefund } from '#modules/money/payments/server/refunds.ts'
import { requestVoid } from '#modules/money/payments/server/voids.ts'
import { undoAllocation } from '#modules/money/payments/server/undo.ts'
import { allocate } from '#modules/money/payments/server/allocate.ts'
import { accounts } from '../accounts.ts'
import { castId } from '../cast-id.ts'
import type { Month } from './at.ts'
import { bringFile } from './bank.ts'
import { type Due, dueOf } from './habits.ts'
import type { Books } from './month.ts'

const { manager, committee1 } = accounts
const home = (label: string) => castId('household', label)

/** Who is dunned how far: label, and the steps with how many months ago each was taken. */
const ladder: readonly (readonly [
  label: string,
  steps: readonly (readonly [Step, DemandChannel, number])[],
])[] = [
  ['A棟-14F-1', [['reminder', 'message', 0]]],
  [
    'B棟-4F-2',
    [
      ['reminder', 'message', 3],
      ['notice', 'letter', 1],
    ],
  ],
  [
    'C棟-8F-3',
    [
      ['reminder', 'message', 5],
      ['notice', 'letter', 3],
      ['demand', 'registered', 1],
    ],
  ],
  [
    'C棟-13F-4',
    [
      ['reminder', 'message', 12],
      ['notice', 'letter', 10],
      ['demand', 'registered', 6],
      ['certified', 'registered', 2],
    ],
  ],
]

/** Takes the steps of the ladder that fell into a month. */
export async function dun({ at, now }: Books, month: Month, monthsAgo: number): Promise<void> {
  const when = month.on(19)
  if (when > now) return
  for (const [label, steps] of ladder)
    for (const [step, channel, ago] of steps)
      if (ago === monthsAgo)
        await demand(at(manager, when), {
          batchId: newId(),
          debtIds: [home(label)],
          step,
          channel,
          day: month.day(19),
          termOn: month.lastDay,
          note: '',
        })
}

/** A run that was opened twice and taken back, and a bill that was voided. */
export async function takeBack({ at }: Books, month: Month, after: Month): Promise<void> {
  const context = at(manager, month.on(2))
  const billBulkId = newId()
  const line = {
    kind: 'item' as const,
    name: '垃圾代運費',
    basis: '每戶 60 元',
    accountNumber: 4199,
    amount: 60,
  }
  await createRun(context, {
    billBulkId,
    provider: 'general',
    feeType: 'default-management',
    name: `垃圾代運費 ${month.nth}月`,
    cycle: 'month',
    startsOn: month.day(1),
    endsOn: month.lastDay,
    dueOn: month.day(20),
    barcodeUntil: after.day(14),
    bills: ['A棟-1F-1', 'A棟-1F-2', 'B棟-1F-1', 'C棟-1F-1'].map((label) => ({
      householdId: home(label),
      payerType: 'owner' as const,
      lines: [line],
    })),
  })
  await setRunState(context, { billBulkId, billStatusEnum: 'issued', reason: '' })
  await setRunState(at(manager, month.on(3)), { billBulkId, billStatusEnum: 'withdrawn', reason: '重複開立' })
}

/** A write-off that was put to the wrong bill, taken back and put right; its first receipt is void. */
export async function putRight({ at }: Books, runId: string, when: Date): Promise<void> {
  const context = at(manager, when)
  const [row] = await context.query<{ id: string; paymentId: string; billId: string; amount: number }>(
    `select a.id, a.payment_id as "paymentId", a.bill_id as "billId", a.amount::float8 as amount
     from payment_allocation a join bill b on b.id = a.bill_id where b.run_id = $1 order by a.at, a.id limit 1`,
    [runId],
  )
  if (!row) return
  await undoAllocation(context, row.id, '銷錯期別')
  await allocate(context, row.paymentId, [{ billId: row.billId, amount: row.amount }])
}

/** A bill that was made for too many spaces: voided, its number stays. */
export async function voidBill({ at }: Books, runId: string, when: Date): Promise<void> {
  const context = at(manager, when)
  const due = (await dueOf(context, runId)).find(({ label }) => label === 'B棟-15F-3')
  if (due)
    await setBillStates(context, { billStatusEnum: 'voided', billIds: [due.billId], reason: '車位已退租' })
}

/** Whoever has most paid ahead asks for some of it back; a second person sees it through, where one is named. */
export async function refund({ at }: Books, when: Date, approved?: Date): Promise<void> {
  const context = at(manager, when)
  const [most] = await context.query<{ id: string; balance: number; payer: string }>(
    `select b.household_id as id, b.balance::float8 as balance,
       coalesce((select o.name from household_owner o where o.household_id = b.household_id order by o.position limit 1), '') as payer
     from prepayment_balance b order by b.balance desc, b.household_id limit 1`,
  )
  if (!most || most.balance < 1200) return
  const refundId = newId()
  await requestRefund(context, {
    refundId,
    householdId: most.id,
    amount: 1200,
    way: 'transfer',
    payee: most.payer || '住戶',
    account: '822-1234567890',
    reason: '車位已退租，退還預收款',
  })
  if (!approved) return
  await approveRefund(at(committee1, approved), { refundId })
  await payRefund(at(manager, approved), { refundId })
}

/** What the desk took last for a bill was taken twice: somebody asks for it to be voided, and a second person has yet to see it. */
export async function askVoid({ at }: Books, when: Date): Promise<void> {
  const context = at(manager, when)
  const [last] = await context.query<{ id: string }>(
    `select p.id from payment p where p.source = 'desk' and p.reversed_at is null and p.taken_at < $1
       and not exists (select from payment_allocation a where a.payment_id = p.id and a.kind <> 'bill')
     order by p.taken_at desc, p.id limit 1`,
    [when],
  )
  if (last) await requestVoid(context, { refundId: newId(), paymentId: last.id, reason: '重複收款' })
}

/** What no bill takes: too little, by an account of last month, and a second time. */
export async function bringUnmatched(
  { at, storage, now }: Books,
  { open, old, paid }: { open?: Due; old?: Due; paid?: Due },
): Promise<void> {
  const when = new Date(now.getTime() - 5 * 3_600_000)
  const on = new Date(now.getTime() - 16 * 3_600_000).toISOString().slice(0, 10)
  const line = ({ code, left }: Due, less: number, nth: number) => ({
    code,
    amount: left - less,
    on,
    reference: `X${on.replaceAll('-', '')}${nth}`,
  })
  await bringFile(at(manager, when), storage, 'generic', [
    ...(open ? [line(open, 500, 1)] : []),
    ...(old ? [line(old, 0, 2)] : []),
    ...(paid ? [line(paid, 0, 3)] : []),
  ])
}
