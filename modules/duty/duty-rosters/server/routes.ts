import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/serve.ts'
import { dutyRosters } from '../contract.ts'
import { saveCells } from './cells.ts'
import { joinCompany, listJoinable, saveRules } from './companies.ts'
import { decideSwap } from './decide-swap.ts'
import { askLeave, decideLeave, endLeave } from './leave-requests.ts'
import { saveLeave, saveLeavePay } from './leaves.ts'
import { whoIsOnDuty } from './on-duty.ts'
import { readOwn } from './own.ts'
import { addStandIn, retirePerson, savePerson } from './people.ts'
import { publish } from './publish.ts'
import { readMonth } from './read-month.ts'
import { listStandIns } from './stand-ins.ts'
import { answerSwap, askSwap } from './swaps.ts'
import { leaveRequests } from '../leave-contract.ts'
import { saveWish } from './wishes.ts'

/** The calls of the roster; which communities somebody is an admin of is asked across them. */
export function dutyRostersRoutes(database: Database) {
  const requests = serve(leaveRequests, { ask: askLeave, end: endLeave, decide: decideLeave })
  const rosters = serve(dutyRosters, {
    readMonth,
    saveCells,
    publish,
    savePerson,
    retirePerson,
    saveRules,
    listJoinable: listJoinable(database),
    joinCompany: joinCompany(database),
    listStandIns,
    addStandIn,
    readOwn,
    saveWish,
    saveLeave,
    saveLeavePay,
    askSwap,
    answerSwap,
    decideSwap,
    listOnDuty: (context) => whoIsOnDuty(context),
  })
  return [...rosters, ...requests]
}
