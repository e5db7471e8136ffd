import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Whole } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

export { serviceNames } from './services.ts'

/** An entry of the main service list (R052): kind 1 Plugin, 2 Fixed (R053). */
export const MainService = z.object({
  id: z.int(),
  kind: z.union([z.literal(1), z.literal(2)]).meta({ wire: 'CommunityMainServiceType' }),
  display: z.string(),
})
export type MainService = z.output<typeof MainService>

/** A service as the settings show it: its place, and whether it is on screens. */
export const Feature = z.object({
  serviceId: Whole,
  display: z.string(),
  kind: MainService.shape.kind,
  isHidden: z.boolean(),
})
export type Feature = z.output<typeof Feature>

export const featuresChanged = () => problem(409671, '服務剛被另一位管理人員改過，請看過新的內容再儲存。')
export const wrongFeatures = () => problem(400671, '服務清單與社區啟用的服務不一致，請重新整理後再試。')

const Seen = z.array(z.object({ serviceId: Whole, isHidden: z.boolean() })).max(200)

export const communities = contract('communities', {
  listMainServices: call({
    method: 'GET',
    path: '/core/api/Community/CommunityMainService',
    summary: 'The services that the community has enabled; 50 also yields -1 訪客離開 (R051, R054).',
    can: 'session',
    takes: z.object({}),
    gives: data(z.object({ services: z.array(MainService).meta({ wire: 'CommunityMainServices' }) })),
  }),
  listFeatures: call({
    method: 'GET',
    path: '/core/api/Community/Feature',
    summary: 'The services of the community in their order, also those that are on no screen.',
    can: 'communities.viewFeatures',
    takes: z.object({}),
    gives: data(z.array(Feature)),
  }),
  saveFeatures: call({
    method: 'PUT',
    path: '/core/api/Community/Feature',
    summary: 'Puts the services in order and shows or hides them; `Seen` is what the person saw.',
    // Whoever may look is told why they may not decide.
    can: 'communities.viewFeatures',
    takes: z.object({ features: Seen.min(1), seen: Seen }),
    gives: done,
  }),
  crossCommunityClock: call({
    method: 'GET',
    path: '/core/api/Community/CrossCommunityClock',
    summary: 'Whether one may clock in at another community (R082).',
    can: 'session',
    takes: z.object({}),
    gives: data(z.object({ isOpenCrossCommunityClock: z.boolean() })),
    errors: 'counter',
  }),
  openCrossCommunityClock: call({
    method: 'PUT',
    path: '/core/api/Community/CrossCommunityClock',
    summary: 'Opens or closes clocking in at another community.',
    can: 'communities.viewFeatures',
    service: [4],
    takes: z.object({ isOpenCrossCommunityClock: z.boolean() }),
    gives: done,
  }),
})
