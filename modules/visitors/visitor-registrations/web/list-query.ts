import { client } from '#platform/web/calls/client.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { visitorRegistrations } from '../contract.ts'
import type { RegistrationSearch } from './screens.ts'

const api = client(visitorRegistrations)

/** A page of who registered on the public form. */
export function registrationsQuery(
  { text = '', from = '', to = '' }: RegistrationSearch,
  { after }: PageStart,
) {
  const days = instantsOf({ from, to })
  const input = { keyword: text, from: days.from, to: days.before, after, maxCount: 50 }
  return pageQuery(['visitorRegistrations', 'list'], api.listRegistrations, input)
}
