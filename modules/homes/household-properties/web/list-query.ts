import { pageQuery } from '#platform/web/list/page-query.ts'
import type { PropertySearch } from './screens.ts'
import { api, readTree } from './use-properties.ts'

/** Buildings in which somebody can live. */
export const inhabited = <Building extends { householdCount: number }>(tree: readonly Building[]) =>
  tree.filter(({ householdCount }) => householdCount > 0)

/** The property data of a building's households. */
export const propertiesQuery = ({ building }: PropertySearch) => ({
  ...pageQuery(['householdTree', 'properties'], api.listProperties, { building: building ?? '' }),
  enabled: building !== undefined,
})

/** What the address asks for first; without a building that is the first one. */
export async function firstQuery({ building }: PropertySearch) {
  const first = building ?? inhabited(await readTree())[0]?.building
  return first === undefined ? undefined : propertiesQuery({ building: first })
}
