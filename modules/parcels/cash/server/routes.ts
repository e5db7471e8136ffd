import { dayStart } from '#platform/contract/taipei.ts'
import { serve } from '#platform/server/serve.ts'
import type { FindWitness } from '#modules/sign-in/accounts/server/public.ts'
import { cash } from '../contract.ts'
import { count } from './counts.ts'
import * as envelopes from './envelopes.ts'
import { listLedger } from './queries.ts'
import { printReceipt } from './receipts.ts'
import { changeSetting, settingOf } from './settings.ts'
import { cashTotals, lastCashCount, listCounts } from './totals.ts'

/** The calls of the cash ledger. `findWitness` knows the second person of a count. */
export const cashRoutes = (findWitness: FindWitness) =>
  serve(cash, {
    listEnvelopes: async (context, { householdIds }) => ({
      data: await envelopes.listEnvelopes(context, householdIds),
    }),
    showEnvelope: async (context, { depositId }) => ({
      data: await envelopes.showEnvelope(context, depositId),
    }),
    putIn: async (context, input) => ({ data: await envelopes.putIn(context, input) }),
    payCourier: async (context, input) => ({ data: await envelopes.payCourier(context, input) }),
    reverse: async (context, input) => ({ data: await envelopes.reverse(context, input) }),
    adjust: async (context, input) => ({ data: await envelopes.adjust(context, input, findWitness) }),
    listLedger: (context, input) => listLedger(context, input),
    printReceipt: async (context, { receiptNumber }) => ({
      data: await printReceipt(context, receiptNumber),
    }),
    totals: async (context, { since }) => ({
      data: {
        totals: await cashTotals(context, since ?? dayStart(context.now)),
        lastCount: (await lastCashCount(context)) ?? null,
      },
    }),
    count: async (context, input) => ({ data: await count(context, input, findWitness) }),
    listCounts: async (context, { maxCount }) => ({ data: await listCounts(context, maxCount) }),
    findSetting: async (context) => ({ data: await settingOf(context) }),
    changeSetting: async (context, input) => ({ data: await changeSetting(context, input) }),
  })
