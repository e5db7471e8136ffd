import { client } from '#platform/web/calls/client.ts'
import { pageQuery, type PageStart } from '#platform/web/list/page-query.ts'
import { activation } from '../contract.ts'
import type { ActivationSearch } from './screens.ts'

const api = client(activation)

/** A page of households with how many cards, phones and serial numbers. */
export const activationsQuery = (
  { view = 'all', building, text = '' }: ActivationSearch,
  { after }: PageStart,
) => pageQuery(['activation', 'list'], api.listActivations, { view, building, text, after, maxCount: 50 })
