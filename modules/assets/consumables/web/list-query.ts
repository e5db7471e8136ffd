import { client } from '#platform/web/calls/client.ts'
import { pageQuery } from '#platform/web/list/page-query.ts'
import { consumables } from '../contract.ts'

const api = client(consumables)

/** All of them: the list is filtered where it is shown. */
export const consumablesQuery = () => pageQuery(['consumables', 'list'], api.list, {})
