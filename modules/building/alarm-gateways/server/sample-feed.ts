import { newId } from '#platform/contract/new-id.ts'
import type { FeedSettings } from '../feeds.ts'
import type { FedGateway } from './feed.ts'
import { nothing } from './gateways.ts'

/** A gateway for a test of its connection alone. */
export const defaultFeed = (settings: Partial<FeedSettings>): FedGateway => ({
  communityId: newId(),
  gatewayId: newId(),
  kind: 'bacnet',
  password: '',
  settings: { ...nothing, ...settings },
})
