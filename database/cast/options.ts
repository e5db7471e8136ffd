import { defaultDepositKinds } from '#modules/deposits/server/defaults.ts'
import {
  defaultCouriers,
  defaultKinds,
  defaultPositions,
} from '#modules/package-settings/server/option-defaults.ts'
import { castId } from './cast-id.ts'
import { type CastCommunity, qingchuan, songtao } from './communities.ts'

const songtaoPositions = new Set(['B-01', 'B-02', 'B-03', '信-1', '冰-1', '未-1'])

const both = [qingchuan, songtao]

/** The id of a package kind of a community. */
export const kindId = (community: CastCommunity, name: string) => castId('kind', community.prefix + name)
export const courierId = (community: CastCommunity, name: string) =>
  castId('courier', community.prefix + name)

export const positionsOf = (community: CastCommunity) =>
  defaultPositions.filter(({ name }) => community === qingchuan || songtaoPositions.has(name))

export const kindRows = () =>
  both.flatMap((community) =>
    defaultKinds.map((kind, position) => ({
      communityId: community.id,
      id: kindId(community, kind.name),
      ...kind,
      position,
    })),
  )

export const courierRows = () =>
  both.flatMap((community) =>
    defaultCouriers.map((courier, position) => ({
      communityId: community.id,
      id: courierId(community, courier.name),
      ...courier,
      position,
    })),
  )

export const positionRows = () =>
  both.flatMap((community) =>
    positionsOf(community).map((shelf, position) => ({
      communityId: community.id,
      id: castId('position', community.prefix + shelf.name),
      ...shelf,
      position,
    })),
  )

export const depositKindRows = () =>
  both.flatMap((community) =>
    defaultDepositKinds.map((kind, position) => ({ communityId: community.id, ...kind, position })),
  )
