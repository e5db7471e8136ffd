import { newId } from '#platform/contract/new-id.ts'
import type { FeedSettings } from '../feeds.ts'
import type { FedGateway } from './feed.ts'

/** A gateway for a test of its connection alone. */
export const defaultFeed = (settings: Partial<FeedSettings>): FedGateway => ({
  communityId: newId(),
  gatewayId: newId(),
  kind: 'bacnet',
  password: '',
  settings: { address: '', topic: '', user: '', unit: 1, pollSeconds: 5, registers: '', ...settings },
})
