import type { Config } from '#platform/server/config.ts'
import { serve } from '#platform/server/serve.ts'
import { householdLinks } from '../contract.ts'
import { handOut, renewAllLinks, renewLinks } from './hand-out.ts'

/** The calls of links of households; these lead where the installation says that residents reach it. */
export const householdLinksRoutes = ({ publicAddress }: Pick<Config, 'publicAddress'>) =>
  serve(householdLinks, {
    handOut: (context, input) => handOut(context, input, publicAddress),
    renew: renewLinks,
    renewAll: renewAllLinks,
  })
