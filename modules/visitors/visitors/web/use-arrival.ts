import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { changedMeanwhile, visitors } from '../contract.ts'
import type { VisitorDetail } from '#modules/visitors/visits/contract.ts'
import type { Arriving } from './desk-store.ts'
import type { Kept } from './PledgeFields.tsx'
import { sayBanned, whoIs } from './say-registered.ts'
import { useOpenVisitor } from './use-open-visitor.ts'

const api = client(visitors)

/** One arrival: a code arrives at once, a booking when the desk says so; card and pledge go along or follow. */
export function useArrival(arriving: Arriving, onClose: () => void) {
  const queries = useQueryClient()
  const openVisitor = useOpenVisitor()
  const [visitor, setVisitor] = useState<VisitorDetail>()
  const [refused, setRefused] = useState<string>()
  const asked = useRef(false)

  function took(data: VisitorDetail) {
    setVisitor(data)
    void queries.invalidateQueries({ queryKey: ['visitors'] })
    sayBanned(data, openVisitor)
  }
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    const look =
      'code' in arriving
        ? api.useCode({ code: arriving.code }, { isSaid: true }).then(({ data }) => took(data))
        : api.getVisitor({ visitorId: arriving.visitorId }).then(({ data }) => setVisitor(data))
    look.catch((error: unknown) => setRefused(sentenceOf(error)))
  })

  /** The booked visitor is there, with card and pledge. */
  async function arrive(kept: Kept, retry: Retry) {
    if (!visitor) return
    const { data } = await api.arrive({ visitorId: visitor.visitorId, ...kept }, retry)
    took(data)
    toast(text('visitorArrival', 'toast', { who: whoIs(data), count: data.people, label: data.label }).trim())
    onClose()
  }
  /** Writes card and pledge down that were given after the arrival. */
  async function finish(kept: Kept, retry: Retry) {
    if (visitor && (kept.cardCode || kept.pledgeKindId)) {
      const { visitorId, rowVersion } = visitor
      const { data } = await api
        .correct({ visitorId, rowVersion, ...kept }, retry)
        .catch(async (error: unknown) => {
          // Somebody changed the visit meanwhile: it is shown as it is now, and the next press is meant for that.
          if (error instanceof Problem && error.code === changedMeanwhile('').code)
            await api.getVisitor({ visitorId }).then(({ data: now }) => setVisitor(now))
          throw error
        })
      setVisitor(data)
      void queries.invalidateQueries({ queryKey: ['visitors'] })
    }
    onClose()
  }
  const isThere = visitor?.status === 1
  const {
    busy,
    failure,
    submit: confirm,
  } = useSubmit((retry, kept: Kept) => (isThere ? finish(kept, retry) : arrive(kept, retry)))

  return { visitor, isThere, isAwaited: visitor?.status === 0, refused, failure, busy, confirm }
}
