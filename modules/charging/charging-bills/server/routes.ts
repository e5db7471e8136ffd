import { serve } from '#platform/server/serve.ts'
import { chargingBills } from '../contract.ts'
import { adjust } from './adjust.ts'
import { saveDays, sections } from './days.ts'
import { exportOrder } from './export-order.ts'
import { invoice } from './invoice.ts'
import { listMonths, showBill, showMonth } from './read-months.ts'
import { approve, draw, takeBack } from './write-months.ts'

export const routes = serve(chargingBills, {
  listMonths: (context) => listMonths(context),
  showMonth,
  showBill,
  draw,
  adjust,
  approve,
  takeBack,
  invoice,
  exportOrder,
  showDays: async (context) => (await sections.show(context)).days,
  saveDays,
})
