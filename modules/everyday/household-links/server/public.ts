import type { Problem } from '#platform/contract/problem.ts'
import type { KeyedLease } from '#platform/server/community-keys.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { guesses } from '#platform/server/guesses.ts'
import { type LinkKind, tooManyWrongLinks } from '../contract.ts'
import { isGoodLink, readLink } from './link-token.ts'

export { householdPage } from './hand-out.ts'
export { linkKey, writeLink } from './link-token.ts'

/** The household that a link is of. */
export interface LinkedHousehold {
  /** Since when those who live there now read by it; what is older was others'. */
  since: Date | null
  communityId: string
  communityName: string
  householdId: string
  label: string
}

/** What a link is to open: its purpose, the service that its community must have, and what is said of one that opens nothing. */
export interface LinkUse {
  kind: LinkKind
  service: number
  closed: () => Problem
}

const communityWithService = `select c.name from community c
  join community_service s on s.community_id = c.id and s.service_id = $2
  where c.id = $1 and c.suspended_at is null`

const household = `
  select h.label, coalesce(l.generation, 1) as generation, l.people_since as since
  from household h left join household_link l on l.household_id = h.id
  where h.id = $1 and h.closed_at is null`

/** Links that opened nothing, by who tried; good ones are counted by their household, which shares its network with others. */
const wrongLinks = guesses({
  what: 'householdLink',
  paces: {
    address: { allowed: 200, minutes: 24 * 60 },
    line: { allowed: 400, minutes: 24 * 60 },
    network: { allowed: 1000, minutes: 24 * 60 },
  },
  refuse: tooManyWrongLinks,
})

/** Whose link a token is. Nothing is said of why one opens nothing. Throws what `closed` gives, tooManyWrongLinks. */
export async function householdOfLink(
  context: OpenContext,
  token: string,
  use: LinkUse,
): Promise<LinkedHousehold> {
  const found = await find(context, token, use)
  if (found) return found
  await wrongLinks.count(context.database, { address: context.address })
  throw use.closed()
}

async function find(
  context: OpenContext,
  token: string,
  { kind, service }: LinkUse,
): Promise<LinkedHousehold | undefined> {
  const said = readLink(token)
  const [community] = said
    ? await context.database.glance('whose link this is', (lease) =>
        lease.query<{ name: string }>(communityWithService, [said.communityId, service]),
      )
    : []
  if (!said || !community) return undefined
  const { communityId, householdId } = said
  const home = await context.database.read(communityId, async (lease) => {
    const [row] = await lease.query<{ label: string; generation: number; since: Date | null }>(household, [
      householdId,
    ])
    const keyed: KeyedLease = { ...lease, sealer: context.sealer }
    return row && (await isGoodLink(keyed, { kind, token, generation: row.generation })) ? row : undefined
  })
  return (
    home && { communityId, communityName: community.name, householdId, label: home.label, since: home.since }
  )
}
