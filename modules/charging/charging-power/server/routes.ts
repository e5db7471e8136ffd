import { serve } from '#platform/server/serve.ts'
import { chargingPower } from '../contract.ts'
import { saveSharing, showSharing } from './sharing.ts'
import { moveAhead, showPower } from './show.ts'

export const routes = serve(chargingPower, {
  show: (context) => showPower(context),
  showSharing: (context) => showSharing(context),
  saveSharing,
  moveAhead,
})
