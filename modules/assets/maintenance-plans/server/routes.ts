import { serve } from '#platform/server/serve.ts'
import { readSupplier } from '#modules/assets/suppliers/server/public.ts'
import { maintenancePlans } from '../contract.ts'
import { showCalendar } from './calendar.ts'
import { addPlan, correctPlan, endPlan } from './plans.ts'
import { listPlants } from './plants.ts'
import { listPlans, listRecords, listTerms, readPlan, readRecord } from './queries.ts'
import { costRecord, finishRecord, moveRecord, openCheckPhoto, rateRecord, skipRecord } from './records.ts'

export const routes = serve(maintenancePlans, {
  listPlans,
  addPlan,
  readPlan: (context, { planId }) => readPlan(context, planId),
  correctPlan,
  endPlan: (context, { planId }) => endPlan(context, planId),
  listTermsOfPlan: async (context, { planId }) => (await readPlan(context, planId)).terms,
  readSupplierOfPlan: async (context, { planId }) => {
    const { supplierId } = await readPlan(context, planId)
    return supplierId ? readSupplier(context, supplierId) : null
  },
  listTerms: (context) => listTerms(context),
  listRecords,
  readRecord: (context, { recordId }) => readRecord(context, recordId),
  moveRecord,
  skipRecord,
  finishRecord,
  rateRecord,
  costRecord,
  openCheckPhoto,
  listPlants: (context) => listPlants(context),
  showCalendar: (context, { month }) => showCalendar(context, month),
})
