import { client } from '#platform/web/calls/client.ts'
import { type PageStart, pageQuery } from '#platform/web/list/page-query.ts'
import { repairs } from '../contract.ts'
import type { RepairSearch } from './screens.ts'

export const repairsApi = client(repairs)

/** Repairs as the address narrows them, the newest first. */
export const repairsQuery = ({ text, view, waits }: RepairSearch, start: PageStart) =>
  pageQuery(['repairs', 'list'], repairsApi.listRepairs, {
    isOpen: view !== 'all',
    keyword: text?.trim() ?? '',
    waitsFor: waits,
    after: start.after,
  })
