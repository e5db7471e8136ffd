import { serve } from '#platform/server/serve.ts'
import type { ShiftSection } from '#platform/server/shift-section.ts'
import { shiftChanges } from '../contract.ts'
import { listShiftChanges } from './queries.ts'
import { changeShift, getShiftChange, listOpen } from './shift-changes.ts'

/** The calls of shift changes, over what modules declare to be open at the desk. */
export const shiftChangesRoutes = (sections: readonly ShiftSection[]) =>
  serve(shiftChanges, {
    listOpen: (context) => listOpen(context, sections, context.now),
    changeShift: (context, input) => changeShift(context, sections, input),
    listShiftChanges: (context, asked) => listShiftChanges(context, asked),
    getShiftChange: (context, { shiftChangeId }) =>
      getShiftChange(context, shiftChangeId, 'shiftChanges.view'),
    printShiftChange: (context, { shiftChangeId }) =>
      getShiftChange(context, shiftChangeId, 'shiftChanges.print'),
  })
