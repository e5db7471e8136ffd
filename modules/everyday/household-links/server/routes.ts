import { serve } from '#platform/server/serve.ts'
import { householdLinks } from '../contract.ts'
import { handOut, renewLinks } from './hand-out.ts'

export const routes = serve(householdLinks, { handOut, renew: renewLinks })
