import { serve } from '#platform/server/serve.ts'
import { audit } from '../contract.ts'
import { listChoices } from './choices.ts'
import { listAudit } from './list.ts'

export const routes = serve(audit, {
  list: listAudit,
  listChoices,
})
