import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, Money, Temperature } from '#platform/contract/fields.ts'
import { handOverFields } from '#platform/contract/hand-over.ts'
import { problem } from '#platform/contract/problem.ts'

/** An item that one household left for another and that waits (R137). */
export const WaitingDeposit = z.object({
  depositId: Id.meta({ wire: 'Id' }),
  serialNumber: z.string().meta({ wire: 'SerialNum' }),
  householdId: Id.meta({ wire: 'TabletId' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  name: z.string().meta({ wire: 'Username' }),
  /** '' when the payer lives elsewhere. */
  payerLabel: z.string().meta({ wire: 'PayTabletNote' }),
  payerName: z.string().meta({ wire: 'PayUsername' }),
  /** 8 is cash (R138). */
  kindDetail: z.int().meta({ wire: 'TypeDetail' }),
  kindName: z.string().meta({ wire: 'TypeDetailName' }),
  money: Money,
  /** 1 refrigerated, 2 frozen (R139). */
  temperature: Temperature.meta({ wire: 'Type' }),
  arrivedAt: Instant.meta({ wire: 'CreateAtUtc' }),
  shelfPosition: z.string().meta({ wire: 'Location' }),
  note: z.string(),
})
export type WaitingDeposit = z.output<typeof WaitingDeposit>

export const depositAlreadyHandedOver = (taken: { sentence: string; data: unknown }) =>
  problem(409111, taken.sentence, { data: taken.data })

const service = [48] as const

export const deposits = contract('deposits', {
  countWaiting: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/Uncollected/Count',
    summary: 'How many deposits wait: a counter of the header.',
    can: 'deposits.view',
    service,
    takes: z.object({}),
    gives: data(z.object({ count: z.int().meta({ wire: 'UncollectedCount' }) })),
    errors: 'counter',
  }),
  listWaitingOfHouseholds: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/Uncollected/Tablets',
    summary: 'The deposits that wait for some households (R141).',
    can: 'deposits.view',
    service,
    takes: z.object({ householdIds: z.array(Id).min(1).max(100).meta({ wire: 'TabletIds' }) }),
    gives: data(z.array(WaitingDeposit)),
    errors: 'own',
  }),
  countWaitingOfHouseholds: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/Uncollected/Tablets/Count',
    summary: 'How many deposits wait for each of some households.',
    can: 'deposits.view',
    service,
    takes: z.object({ householdIds: z.array(Id).min(1).max(200).meta({ wire: 'TabletIds' }) }),
    gives: data(z.array(z.object({ householdId: Id.meta({ wire: 'TabletId' }), count: z.int() }))),
    errors: 'counter',
  }),
  handOver: call({
    method: 'PATCH',
    path: '/api/v1/CollectionPayment/Uncollected/Status',
    summary: 'Hands deposits over: all or none. 409111 names what somebody else took, who and when.',
    can: 'deposits.handOver',
    service,
    body: 'patch',
    takes: z.object({ ...handOverFields, depositIds: z.array(Id).min(1).max(200).meta({ wire: 'Ids' }) }),
    gives: data(z.object({ handOverId: Id, count: z.int(), at: Instant })),
    errors: 'own',
  }),
  summarizeWaiting: call({
    method: 'GET',
    path: '/api/v1/CollectionPayment/Waiting/Summary',
    summary: 'What the duty board shows of the deposits that wait: the oldest first.',
    can: 'deposits.view',
    service,
    takes: z.object({ maxCount: z.int().min(1).max(20).default(7) }),
    gives: data(z.object({ total: z.int(), oldest: z.array(WaitingDeposit) })),
    errors: 'counter',
  }),
})
