import { serviceNames } from '#modules/communities/communities/services.ts'
import { castId } from './cast-id.ts'
import { daysBefore } from './taipei.ts'

export interface CastCommunity {
  id: string
  name: string
  services: readonly number[]
  /** Put before names that both communities have: kinds, serial numbers. */
  prefix: string
}

export const qingchuan: CastCommunity = {
  id: castId('community', '晴川社區'),
  name: '晴川社區',
  services: Object.keys(serviceNames).map(Number),
  prefix: '',
}

export const songtao: CastCommunity = {
  id: castId('community', '松濤苑'),
  name: '松濤苑',
  services: [17, 32, 49],
  prefix: '松濤苑 ',
}

/** Services whose rooms and pages stand by themselves are fixed (2), the others are plugins (1). */
const fixed = new Set([2, 14, 17, 46, 48, 49, 50, 51])

/** The communities of the cast, as rows. */
export function communityRows(now: Date) {
  return [qingchuan, songtao].map(({ id, name }) => ({ id, name, createdAt: daysBefore(now, 730) }))
}

/** Which services the communities of the cast have enabled, in the order of their screens. */
export function serviceRows() {
  return [qingchuan, songtao].flatMap((community) =>
    community.services.map((serviceId, position) => ({
      communityId: community.id,
      serviceId,
      kind: fixed.has(serviceId) ? 2 : 1,
      position,
    })),
  )
}
