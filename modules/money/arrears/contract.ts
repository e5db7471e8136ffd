import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, Id, Instant, line, RowVersion, words } from '#platform/contract/fields.ts'
import { InterestSettings, LadderSettings, LetterSettings } from './settings.ts'
import { Debt, DebtDetail, Demand, householdId } from './shapes.ts'
import { demandChannels, steps } from './steps.ts'
import { whysNot } from './why-not.ts'

export { Debt, DebtDetail, Demand } from './shapes.ts'

const view = { can: 'arrears.view', service: [2] } as const
const dun = { can: 'arrears.dun', service: [2] } as const

/** Statements of so many that are ticked are printed at once; of all there is no end. */
export const mostStatements = 200

const stamp = { version: RowVersion, changedAt: Instant.nullable(), changedBy: z.string() }

/** Arrears (催繳, service 2): who owes since when, and the ladder of demands. */
export const arrears = contract('arrears', {
  list: call({
    ...view,
    method: 'GET',
    path: '/api/v1/Arrears',
    summary:
      'Every household that has not paid all, in the order of households, by how long it is overdue; or those of whom nothing is left but interest of what was paid late. Where debts follow the person, each payer of it by themselves.',
    takes: z.object({ feeType: line(40).optional(), show: z.enum(['owing', 'interest']).default('owing') }),
    gives: data(z.array(Debt)),
  }),
  getSettings: call({
    ...view,
    method: 'GET',
    path: '/api/v1/Arrears/Settings',
    summary:
      'The ladder, interest and letters in their sections, each with its version; 0 where nothing was decided.',
    takes: z.object({}),
    gives: data(
      z.object({
        ladder: LadderSettings.extend(stamp),
        interest: InterestSettings.extend(stamp),
        letters: LetterSettings.extend(stamp),
      }),
    ),
  }),
  saveSettings: call({
    ...dun,
    method: 'PUT',
    path: '/api/v1/Arrears/Settings',
    summary:
      'Saves the sections that are given over the version that was seen. 409_21_707: changed meanwhile; nothing is saved then.',
    takes: z.object({
      ladder: LadderSettings.extend({ version: RowVersion }).optional(),
      interest: InterestSettings.extend({ version: RowVersion }).optional(),
      letters: LetterSettings.extend({ version: RowVersion }).optional(),
    }),
    gives: done,
  }),
  printBoard: call({
    ...view,
    method: 'GET',
    path: '/api/v1/Arrears/Board',
    summary: 'The overdue households by number and amount, without names, as a PDF. Audited.',
    takes: z.object({}),
    gives: z.object({}),
  }),
  printAging: call({
    ...view,
    method: 'GET',
    path: '/api/v1/Arrears/Aging',
    summary: 'What every household owes by age, without names, with the sum of the books, as a PDF. Audited.',
    takes: z.object({}),
    gives: z.object({}),
  }),
  printStatements: call({
    ...view,
    method: 'GET',
    path: '/api/v1/Arrears/Statements',
    summary:
      'Statements as one PDF in the order of households: of the debts that are named by their DebtId or their household, or of everybody who was billed in two years. Audited.',
    takes: z.object({ debtIds: z.array(Id).max(mostStatements).optional() }),
    gives: z.object({}),
  }),
  demand: call({
    ...dun,
    method: 'POST',
    path: '/api/v1/Arrears/Demands',
    summary:
      'Takes a step against overdue debts, named by their DebtId or their household; those whose money waits, who owe nothing overdue, stand further on the ladder, were dunned that day or whom a message would not reach are left out and named. By message it goes out through the channels of notices. The same id with the same content is the same again.',
    takes: z.object({
      batchId: Id,
      debtIds: z.array(Id).min(1).max(500),
      step: z.enum(steps),
      channel: z.enum(demandChannels),
      day: Day,
      termOn: Day,
      note: line(100).default(''),
    }),
    gives: data(
      z.object({
        demands: z.array(z.object({ demandId: Id, householdId })),
        left: z.array(
          z.object({
            debtId: Id,
            householdId,
            label: z.string().meta({ wire: 'TabletNote' }),
            payer: z.string(),
            why: z.enum(whysNot),
          }),
        ),
      }),
    ),
  }),
  voidDemand: call({
    ...dun,
    method: 'POST',
    path: '/api/v1/Arrears/Demands/{demandId}/Void',
    summary: 'Takes a step back with a reason; it stays in the history.',
    takes: z.object({ demandId: Id, reason: words(30) }),
    gives: data(Demand),
  }),
  printLetters: call({
    ...dun,
    method: 'GET',
    path: '/api/v1/Arrears/Demands/Print',
    summary: 'The letters of demands as they went out, as one PDF. Audited.',
    takes: z.object({ demandIds: z.array(Id).max(100).optional(), batchId: Id.optional() }),
    gives: z.object({}),
  }),
  get: call({
    ...view,
    method: 'GET',
    path: '/api/v1/Arrears/Household/{tabletId}',
    summary:
      'What one household owes, its last payments, and every step that was taken; where debts follow the person, what who pays now owes, or who is named by a DebtId. Audited.',
    takes: z.object({ tabletId: Id, debtId: Id.optional() }),
    gives: data(DebtDetail),
  }),
  printStatement: call({
    ...view,
    method: 'GET',
    path: '/api/v1/Arrears/Household/{tabletId}/Statement',
    summary:
      'The statement of a household, or of one payer of it as above: bills and payments of two years and the balance, as a PDF. Audited.',
    takes: z.object({ tabletId: Id, debtId: Id.optional() }),
    gives: z.object({}),
  }),
})
