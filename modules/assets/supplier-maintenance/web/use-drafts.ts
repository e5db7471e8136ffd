import { repairNumber } from '#modules/assets/repairs/contract.ts'
import './phone-texts.ts'
import { useEffect, useRef, useState } from 'react'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import type { Work } from '../contract.ts'
import { type Draft, keepDraft, readDrafts } from './drafts.ts'
import { sendDraft } from './send-draft.ts'

export interface Drafts {
  all: readonly Draft[]
  of: (recordId: string) => Draft | undefined
  put: (draft: Draft) => Promise<void>
  /** Sends what is signed; without a line it stays here. */
  send: () => Promise<void>
}

/** R-0244, R-0245 */
const numbersOf = (numbers: readonly number[]) => numbers.map(repairNumber).join('、')

/** The sheets on this phone; those that are signed go out by themselves once there is a line. */
export function useDrafts(work: Work | undefined, onSent: () => void): Drafts {
  const [all, setAll] = useState<readonly Draft[]>([])
  const look = async () => setAll(await readDrafts())
  useEffect(() => {
    void readDrafts().then(setAll)
  }, [])
  const sending = useSubmit(
    async () => {
      try {
        for (const draft of await readDrafts()) {
          const job = work?.jobs.find(({ recordId }) => recordId === draft.recordId)
          if (!draft.isSigned || !job) continue
          const numbers = await sendDraft(draft, job)
          toast(
            numbers.length
              ? text('supplierPhone', 'sentRepairs', { numbers: numbersOf(numbers) })
              : text('supplierPhone', 'sent'),
          )
          onSent()
        }
      } finally {
        await look()
      }
    },
    { onFailure: (error) => (error instanceof LostConnection ? undefined : inBox(error)) },
  )
  const latest = useRef(sending.submit)
  useEffect(() => {
    latest.current = sending.submit
  })
  useEffect(() => {
    const go = () => void latest.current()
    window.addEventListener('online', go)
    if (work && navigator.onLine) go()
    return () => window.removeEventListener('online', go)
  }, [work])
  return {
    all,
    of: (recordId) => all.find((draft) => draft.recordId === recordId),
    put: async (draft) => {
      setAll((old) => [...old.filter(({ recordId }) => recordId !== draft.recordId), draft])
      await keepDraft(draft)
    },
    send: sending.submit,
  }
}
