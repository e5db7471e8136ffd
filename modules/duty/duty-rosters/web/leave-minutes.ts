import type { RosterShift } from '../contract.ts'
import { workOf } from '../hours.ts'
import { dutyOf } from '../roster-limits.ts'

/** Minutes of a day where no shift says them. */
const usual = 480

/** How long leave of a day is to begin with: as its shift, less the break. */
export const leaveMinutesOf = (shift: RosterShift | undefined): number =>
  shift ? workOf(dutyOf(shift)) : usual
