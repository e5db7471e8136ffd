import './inside-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { alertBox, toast } from '#platform/web/look/alerts.ts'
import { thingsMissing, visitors } from '../contract.ts'
import { openLeave } from './public.ts'
import type { InsideRow } from './use-inside.ts'

const api = client(visitors)
/** Milliseconds for which the button ignores further clicks (R177). */
const lock = 1000
const missingCode = thingsMissing('', undefined).code

/** Releases visitors from the list: at once when they hold nothing, else by the dialog that asks for it. */
export function useRowLeave() {
  const queries = useQueryClient()
  const clicked = useRef(new Map<string, number>())
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set())

  async function leave({ visitorId }: InsideRow, isHolding: boolean) {
    const last = clicked.current.get(visitorId) ?? Number.NEGATIVE_INFINITY
    if (performance.now() - last < lock) return
    clicked.current.set(visitorId, performance.now())
    if (isHolding) return openLeave(visitorId)
    setLocked((now) => new Set([...now, visitorId]))
    setTimeout(() => setLocked((now) => new Set([...now].filter((text) => text !== visitorId))), lock)
    try {
      await api.leave({ visitorId })
      toast(text('visitorsInside', 'left'))
    } catch (error) {
      if (!(error instanceof Problem)) return void alertBox(sentenceOf(error))
      // Something was lent a moment ago at another desk.
      if (error.code === missingCode) return openLeave(visitorId)
      // R181: whatever is wrong with the request, they are not inside any more.
      void alertBox(error.kind === 'invalid' ? text('visitorsInside', 'alreadyLeft') : sentenceOf(error))
    } finally {
      void queries.invalidateQueries({ queryKey: ['visitors'] })
    }
  }
  return {
    leave: (row: InsideRow, isHolding: boolean) => void leave(row, isHolding),
    isLocked: (visitorId: string) => locked.has(visitorId),
  }
}
