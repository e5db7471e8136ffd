import { serve } from '#platform/server/serve.ts'
import { visitorRecords } from '../contract.ts'
import { listForEvacuation } from './evacuation.ts'
import { exportRecords } from './file-at-once.ts'
import { listForOldPage } from './old-page.ts'

export const routes = serve(visitorRecords, { exportRecords, listForEvacuation, listForOldPage })
