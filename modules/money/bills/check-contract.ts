import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, words } from '#platform/contract/fields.ts'
import { service } from './contract.ts'
import { Gap, householdId, Provider, Run } from './shapes.ts'

const ids = { billBulkId: Id, provider: Provider.optional() }
const of = '/api/v1/BillBulk/{billBulkId}'
const view = { can: 'bills.view', service, errors: 'billing' } as const

/** Rows of a check beyond these are counted alone. */
export const mostRows = 200

const home = { householdId, label: z.string().meta({ wire: 'TabletNote' }) }
const ofBill = { ...home, billId: Id }
const some = <Row extends z.ZodType>(row: Row) => z.object({ count: z.int(), rows: z.array(row) })

/** Why a household has no bill: nothing is owed, something could not be calculated, or somebody took its bill out. */
export const whyNot = ['nothingOwed', 'gap', 'voided', 'moved', 'notDrawn'] as const

/** What is to be looked at before a run is issued. */
export const Checks = z.object({
  /** From how many per cent a bill differs, as the community decided. */
  differsPercent: z.int(),
  /** The run that it is compared with: the newest issued one of its kind before it. */
  last: z.object({ billBulkId: Id, name: z.string() }).nullable(),
  withoutBill: some(z.object({ ...home, why: z.enum(whyNot), before: z.int().nullable() })),
  /** What is charged at the cycle of the run; items with a cycle of their own are left out. */
  differing: some(z.object({ ...ofBill, before: z.int(), now: z.int() })),
  /** They are refused when the run is issued, until their lines are mended. */
  negative: some(z.object({ ...ofBill, total: z.int() })),
  /** Whose debt the bill would take over although money of theirs waits at the desk of unmatched money (銷帳異常). */
  unmatched: some(z.object({ ...home, waiting: z.int(), owed: z.int() })),
  /**
   * With 隨人: who is billed now while what the household paid ahead may be of another one, who was billed before or owes
   * still. It is offset against bills of the new payer alone, and what is another's is refunded first.
   */
  otherPayers: some(
    z.object({
      ...ofBill,
      payerName: z.string().meta({ wire: 'OwnerName' }),
      before: z.string().meta({ wire: 'BeforeName' }),
      ahead: z.int(),
    }),
  ),
  unknownPayers: some(z.object(ofBill)),
  /** Who has a bill of other days that overlap, with an item of the same name: it would be charged twice. */
  twice: some(z.object({ ...ofBill, number: z.string(), runName: z.string(), items: z.string() })),
  gaps: some(Gap),
  openGapCount: z.int(),
  /** Shared items without a sum in the period: nobody is charged. */
  missingSums: z.array(z.object({ feeItemId: Id, name: z.string() })),
  /** How many bills the rates as they are now would change; 0 where the run is no draft from rates. */
  staleCount: z.int(),
})
export type Checks = z.output<typeof Checks>

export const redraftActs = ['add', 'change', 'remove'] as const
export const handActs = ['corrected', 'added', 'moved', 'voided'] as const

/** What drawing a run anew does to the bill of a household. */
export const RedraftChange = z.object({
  ...home,
  act: z.enum(redraftActs).meta({ wire: 'RedraftAct' }),
  billId: Id.nullable(),
  before: z.int().nullable(),
  after: z.int().nullable(),
  /** What somebody did to it by hand, which stays unless it is given up; and who. */
  hand: z.enum(handActs).nullable(),
  handBy: z.string(),
})
export type RedraftChange = z.output<typeof RedraftChange>

/** The checks of a run before it is issued, and drawing it anew. */
export const runChecks = contract('runChecks', {
  show: call({
    ...view,
    method: 'GET',
    path: `${of}/Checks`,
    summary: `What is to be looked at before a run is issued; of each check at most ${mostRows} rows, and how many there are.`,
    takes: z.object(ids),
    gives: data(Checks),
  }),
  acceptGaps: call({
    can: 'bills.issue',
    service,
    errors: 'billing',
    method: 'POST',
    path: `${of}/Gaps`,
    summary:
      'Takes gaps of a draft upon oneself with a reason, which is kept: the run can be issued without them.',
    query: ['provider'],
    takes: z.object({ ...ids, gapIds: z.array(Id).min(1).max(5000), reason: words(60) }),
    gives: data(z.object({ count: z.int() })),
  }),
  previewRedraft: call({
    ...view,
    method: 'GET',
    path: `${of}/Redraft`,
    summary: 'Which bills the rates as they are now would add, change or take out. Nothing is written.',
    takes: z.object(ids),
    gives: data(z.object({ seen: z.string(), changes: z.array(RedraftChange), gapCount: z.int() })),
  }),
  redraft: call({
    can: 'bills.edit',
    service,
    errors: 'billing',
    method: 'POST',
    path: `${of}/Redraft`,
    summary:
      'Draws a draft anew from the rates, as it was seen. What was done by hand stays, but for the households that are named. 409_21_425: it gives something else by now.',
    query: ['provider'],
    takes: z.object({
      ...ids,
      seen: z.string().length(64),
      giveUp: z.array(householdId).max(5000).default([]),
    }),
    gives: data(Run),
  }),
})
