import type { Database } from '#platform/server/database.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { serve } from '#platform/server/serve.ts'
import { personalData } from '../contract.ts'
import { askToForget, forgetJob } from './forget.ts'
import { exportAll, look } from './look.ts'
import { findPeople } from './people.ts'
import { listRequests } from './requests.ts'

/** The calls about what is held of one person, over what the modules declare. */
export const personalDataRoutes = (database: Database, all: readonly PersonalData[]) => {
  const job = forgetJob(database, all)
  return serve(personalData, {
    findPeople: (context, { text }) => findPeople(context, text),
    look: (context, subject) => look(context, all, subject),
    exportAll: (context, subject) => exportAll(context, all, subject),
    forget: (context, input) => askToForget(context, { all, job }, input),
    listRequests: (context, { maxCount }) => listRequests(context, maxCount),
  })
}
