import { serve } from '#platform/server/serve.ts'
import { visitorRecords } from '../contract.ts'
import { listBooked } from './booked.ts'
import { exportRecords } from './file-at-once.ts'
import { listBays, listForEvacuation, listInside, totalInside } from './inside.ts'
import { listForOldPage } from './old-page.ts'
import { propose } from './propose.ts'
import { listRecords, totalRecords } from './records.ts'

export const routes = serve(visitorRecords, {
  listInside: (context, input) => listInside(context, input),
  totalInside: async (context) => ({ data: await totalInside(context) }),
  listBooked: (context, input) => listBooked(context, input),
  listRecords: (context, input) => listRecords(context, input),
  totalRecords: async (context, input) => ({ data: await totalRecords(context, input) }),
  exportRecords: (context, input) => exportRecords(context, input),
  listForEvacuation: async (context) => ({ data: await listForEvacuation(context) }),
  propose: async (context, input) => ({ data: await propose(context, input) }),
  listBays: async (context) => ({ data: await listBays(context) }),
  listForOldPage: async (context, input) => ({ data: await listForOldPage(context, input) }),
})
