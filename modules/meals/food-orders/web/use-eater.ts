import { useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { ordersApi } from './queries.ts'
import type { Eater } from './use-order.ts'

/** Who eats, by a card or phone that was read: one household at once, of several one is chosen. */
export function useEater(
  choose: (household: Eater) => void,
  find: (code: string) => Promise<{ data: readonly Eater[] }> = (code) =>
    ordersApi.findByCode({ code }, { isSaid: true }),
) {
  const [several, setSeveral] = useState<readonly Eater[]>([])
  const [failure, setFailure] = useState('')
  const take = (household: Eater) => {
    setSeveral([])
    setFailure('')
    choose(household)
  }
  return {
    several,
    failure,
    take,
    async read(code: string) {
      setSeveral([])
      setFailure('')
      try {
        const { data } = await find(code)
        const [first] = data
        if (first && data.length === 1) take(first)
        else setSeveral(data)
      } catch (error) {
        setFailure(sentenceOf(error))
      }
    },
  }
}
export type EaterTools = ReturnType<typeof useEater>
