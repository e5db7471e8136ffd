import { serve } from '#platform/server/serve.ts'
import { visitorRecords } from '../contract.ts'
import { listBooked } from './booked.ts'
import { exportRecords } from './file-at-once.ts'
import { listBays, listForEvacuation, listInside, totalInside } from './inside.ts'
import { listForOldPage } from './old-page.ts'
import { propose } from './propose.ts'
import { listRecords, totalRecords } from './records.ts'

export const routes = serve(visitorRecords, {
  listInside,
  totalInside,
  listBooked,
  listRecords,
  totalRecords,
  exportRecords,
  listForEvacuation,
  propose,
  listBays,
  listForOldPage,
})
