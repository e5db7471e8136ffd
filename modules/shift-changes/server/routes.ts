import { serve } from '#platform/server/serve.ts'
import { shiftChanges } from '../contract.ts'
import { listShiftChanges } from './queries.ts'
import { changeShift, getShiftChange, listOpen } from './shift-changes.ts'

export const routes = serve(shiftChanges, {
  listOpen: async (context) => ({ data: await listOpen(context, context.now) }),
  changeShift: async (context, input) => ({ data: await changeShift(context, input) }),
  listShiftChanges: (context, asked) => listShiftChanges(context, asked),
  getShiftChange: async (context, { shiftChangeId }) => ({
    data: await getShiftChange(context, shiftChangeId, 'shiftChanges.view'),
  }),
  printShiftChange: async (context, { shiftChangeId }) => ({
    data: await getShiftChange(context, shiftChangeId, 'shiftChanges.print'),
  }),
})
