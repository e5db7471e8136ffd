import { client } from '#platform/web/calls/client.ts'
import { pageQuery } from '#platform/web/list/page-query.ts'
import { stores } from '../contract.ts'

const api = client(stores)

/** All shops: the list is filtered where it is shown. */
export const storesQuery = () => pageQuery(['stores'], api.list, {})
