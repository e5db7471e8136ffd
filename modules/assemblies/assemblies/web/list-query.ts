import { client } from '#platform/web/calls/client.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { assemblies } from '../contract.ts'
import { statuses } from '../shapes.ts'
import type { AssemblySearch } from './screens.ts'

const api = client(assemblies)

/** A page of meetings. */
export function assembliesQuery({ text = '', status }: AssemblySearch, { after }: PageStart) {
  const known = statuses.find((one) => one === status)
  return pageQuery(['assemblies', 'list'], api.list, { keyword: text, status: known, after, maxCount: 50 })
}
