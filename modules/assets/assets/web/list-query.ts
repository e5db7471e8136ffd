import { client } from '#platform/web/calls/client.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { assets } from '../contract.ts'
import type { AssetSearch } from './screens.ts'

const api = client(assets)

/** What the address says, as the calls of the list, the file and the labels take it. */
export const filtersOf = ({ text = '', category, area, status, lent, papers }: AssetSearch) => ({
  text,
  assetCategoryId: category,
  areaId: area,
  assetStatus: status,
  isLendable: lent ? true : undefined,
  isPaperEnding: papers ? true : undefined,
})

/** A page of the register. */
export const assetsQuery = (search: AssetSearch, { after }: PageStart) =>
  pageQuery(['assets', 'list'], api.list, { ...filtersOf(search), after, maxCount: 50 })
