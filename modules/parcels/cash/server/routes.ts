import { dayStart } from '#platform/contract/taipei.ts'
import { serve } from '#platform/server/serve.ts'
import type { ShiftSection } from '#platform/server/shift-section.ts'
import type { FindWitness } from '#modules/sign-in/accounts/server/public.ts'
import { cash } from '../contract.ts'
import { count } from './counts.ts'
import * as envelopes from './envelopes.ts'
import { listLedger } from './queries.ts'
import { printReceipt } from './receipts.ts'
import { changeSetting, settingOf } from './settings.ts'
import { cashTotals, lastCashCount, listCounts } from './totals.ts'

/** The calls of the cash ledger. `findWitness` knows the second person of a count, `sections` what else lies in the drawer. */
export const cashRoutes = (findWitness: FindWitness, sections: readonly ShiftSection[]) =>
  serve(cash, {
    listEnvelopes: (context, { householdIds }) => envelopes.listEnvelopes(context, householdIds),
    showEnvelope: (context, { depositId }) => envelopes.showEnvelope(context, depositId),
    putIn: envelopes.putIn,
    payCourier: envelopes.payCourier,
    reverse: envelopes.reverse,
    adjust: (context, input) => envelopes.adjust(context, input, findWitness),
    listLedger,
    printReceipt: (context, { receiptNumber }) => printReceipt(context, receiptNumber),
    totals: async (context, { since }) => ({
      totals: await cashTotals(context, sections, since ?? dayStart(context.now)),
      lastCount: (await lastCashCount(context)) ?? null,
    }),
    count: (context, input) => count(context, input, findWitness, sections),
    listCounts: (context, { maxCount }) => listCounts(context, maxCount),
    findSetting: settingOf,
    changeSetting,
  })
