import { householdProperties } from '#modules/homes/household-properties/contract.ts'
import { type Household, households } from '#modules/homes/households/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { type PageQuery, pageQuery } from '#platform/web/list/page-query.ts'
import type { HouseholdSearch } from './screens.ts'

const api = client(households)
const treeApi = client(householdProperties)

export type ShownHousehold = Pick<Household, 'householdId' | 'label' | 'names' | 'isVirtual'> & {
  matched?: string
  isRented?: boolean
}

/** The households that a fragment finds, a closed one by what it is part of; else those of a building or of a floor of it. */
export function householdsQuery({
  text = '',
  building,
  floor,
}: HouseholdSearch): PageQuery<{ data: readonly ShownHousehold[] }> {
  const fragment = text.trim()
  if (fragment)
    return pageQuery(['households', 'found'], api.findHouseholds, { text: fragment, maxCount: 50 })
  return {
    ...pageQuery(['householdTree', 'list'], treeApi.listHouseholds, { building, floor }),
    enabled: building !== undefined,
  }
}

/** What the address asks for first; without a building that is the first one. */
export async function firstQuery(search: HouseholdSearch) {
  if (search.text?.trim() || search.building) return householdsQuery(search)
  const { readTree } = await import('#modules/homes/household-properties/web/public.ts')
  const [first] = await readTree()
  return first && householdsQuery({ ...search, building: first.building })
}
