import { serve } from '#platform/server/serve.ts'
import type { ShiftSection } from '#platform/server/shift-section.ts'
import { shiftChanges } from '../contract.ts'
import { listShiftChanges } from './queries.ts'
import { changeShift, getShiftChange, listOpen } from './shift-changes.ts'

/** The calls of shift changes, over what modules declare to be open at the desk. */
export const shiftChangesRoutes = (sections: readonly ShiftSection[]) =>
  serve(shiftChanges, {
    listOpen: async (context) => ({ data: await listOpen(context, sections, context.now) }),
    changeShift: async (context, input) => ({ data: await changeShift(context, sections, input) }),
    listShiftChanges: (context, asked) => listShiftChanges(context, asked),
    getShiftChange: async (context, { shiftChangeId }) => ({
      data: await getShiftChange(context, shiftChangeId, 'shiftChanges.view'),
    }),
    printShiftChange: async (context, { shiftChangeId }) => ({
      data: await getShiftChange(context, shiftChangeId, 'shiftChanges.print'),
    }),
  })
