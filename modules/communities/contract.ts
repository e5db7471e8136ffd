import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data } from '#platform/contract/fields.ts'

/** An entry of the main service list (R052): kind 1 Plugin, 2 Fixed (R053). */
export const MainService = z.object({
  id: z.int(),
  kind: z.union([z.literal(1), z.literal(2)]).meta({ wire: 'CommunityMainServiceType' }),
  display: z.string(),
})
export type MainService = z.output<typeof MainService>

export const communities = contract('communities', {
  listMainServices: call({
    method: 'GET',
    path: '/core/api/Community/CommunityMainService',
    summary: 'The services that the community has enabled; 50 also yields -1 訪客離開 (R051, R054).',
    can: 'session',
    takes: z.object({}),
    gives: data(z.object({ services: z.array(MainService).meta({ wire: 'CommunityMainServices' }) })),
    errors: 'core',
  }),
  isSignatureAllowed: call({
    method: 'GET',
    path: '/api/Community/IsSignature',
    summary: 'Whether the community allows signatures (R126).',
    can: 'session',
    takes: z.object({}),
    gives: data(z.boolean()),
    errors: 'own',
  }),
})
