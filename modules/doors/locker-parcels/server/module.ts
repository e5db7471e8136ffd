import type { ServerModule } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { lockerParcels } from '../contract.ts'
import { lockerParcelsWords } from '../words.ts'
import { noticeSubjects } from './notice-subjects.ts'
import { showParcels } from './show.ts'

/** What the module locker-parcels brings to the server. */
export const lockerParcelsModule: ServerModule = {
  words: lockerParcelsWords,
  contracts: [lockerParcels],
  routes: serve(lockerParcels, { show: (context, { token }) => showParcels(context, token) }),
  noticeSubjects,
}
