import { client } from '#platform/web/calls/client.ts'
import { pageQuery } from '#platform/web/list/page-query.ts'
import { suppliers } from '../contract.ts'

export const suppliersApi = client(suppliers)

/** The suppliers as the address narrows them; words and types are looked for where they are shown. */
export const suppliersQuery = ({ view }: { view?: 'now' | 'all' | undefined } = {}) =>
  pageQuery(['suppliers'], suppliersApi.listSuppliers, { isAll: view === 'all' })
