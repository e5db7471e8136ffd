import { serve } from '#platform/server/serve.ts'
import { visits } from '../contract.ts'
import { listBooked } from './booked.ts'
import { listBays, listInside, totalInside } from './inside.ts'
import { propose } from './propose.ts'
import { listRecords, totalRecords } from './records.ts'

export const routes = serve(visits, {
  listInside,
  totalInside,
  listBooked,
  listRecords,
  totalRecords,
  propose,
  listBays,
})
