import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/serve.ts'
import { clockEntries } from '../contract.ts'
import { clockerFinder } from './clocker.ts'
import { clockIn, clockInNotInCompany, clockInOneTime, validate } from './clock-in.ts'
import { clockOut, clockOutOneTime } from './clock-out.ts'
import { listCompanies, saveCompany } from './companies.ts'
import { askCorrection, saveRemark } from './correct.ts'
import { decideCorrection, listCorrections } from './decide.ts'
import { exportFile } from './export-file.ts'
import { askMissing } from './missing.ts'
import { closeMonth, listMonths } from './months.ts'
import { listPins, savePin } from './pins.ts'
import { listEntries, listNoClockOut } from './read.ts'

/** The calls of the clock, with the look-up of whose card or code is shown. */
export function clockEntriesRoutes(database: Database) {
  const find = clockerFinder(database)
  return serve(clockEntries, {
    validate: validate(find),
    clockIn: clockIn(find),
    clockInNotInCompany,
    clockInOneTime,
    listChoices: (context) => listCompanies(context),
    listPins: (context) => listPins(database)(context),
    savePin,
    listNoClockOut,
    clockOut: clockOut(find),
    clockOutOneTime,
    list: listEntries,
    exportFile: exportFile(database),
    saveRemark,
    askCorrection,
    askMissing,
    listCorrections: (context) => listCorrections(context),
    decideCorrection,
    listMonths: (context) => listMonths(context),
    closeMonth,
    saveCompany,
  })
}
