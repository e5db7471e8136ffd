import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMe } from '#platform/web/frame/use-me.ts'
import type { Visitor } from '#modules/visitors/visits/contract.ts'
import { rememberInside } from './inside-seen.ts'

/** Keeps who is inside as a list showed it, whole, for a print without a line; of a household's label the first part is its building. */
export function useRememberInside(rows: readonly Visitor[] | undefined, isWhole: boolean): void {
  const queries = useQueryClient()
  const communityName = useMe()?.communityName ?? ''
  useEffect(() => {
    if (!rows || !isWhole) return
    const visitors = rows.map((row) => ({
      ...row,
      building: row.label.split('-')[0] ?? '',
      arrivedAt: row.arrived?.arrivedAt ?? row.createdAt,
    }))
    const people = rows.reduce((sum, row) => sum + row.people, 0)
    rememberInside(queries, { communityName, at: new Date(), total: rows.length, people, visitors })
  }, [rows, isWhole, communityName, queries])
}
