import { repairNumber } from '#modules/assets/repairs/contract.ts'
import './phone-texts.ts'
import { useEffect, useRef, useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import type { Work } from '../contract.ts'
import { passOver } from '../problems.ts'
import { type Draft, dropDraft, keepDraft, readDrafts } from './drafts.ts'
import { sendDraft } from './send-draft.ts'

export interface Drafts {
  all: readonly Draft[]
  of: (recordId: string) => Draft | undefined
  put: (draft: Draft) => Promise<void>
  /** Sends what is signed; without a line it stays here. */
  send: () => Promise<void>
  /** Takes a sheet off this phone that was not taken; what it says is lost. */
  drop: (recordId: string) => Promise<void>
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
    async (_retry, isAsked: boolean) => {
      try {
        for (const draft of await readDrafts()) {
          // The sheet as it was filled: what is on the list now may be another one.
          const job = draft.job ?? work?.jobs.find(({ recordId }) => recordId === draft.recordId)
          if (!draft.isSigned || !job || (draft.refusal && !isAsked)) continue
          const numbers = await sendDraft(draft, job).catch(async (error: unknown) => {
            if (!(error instanceof Problem) || error.status >= 500 || error.code === passOver().code)
              throw error
            // This one is shown to the community; those behind it go on.
            await keepDraft({ ...draft, refusal: sentenceOf(error) })
          })
          if (!numbers) continue
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
    const go = () => void latest.current(false)
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
    send: () => sending.submit(true),
    drop: async (recordId) => {
      await dropDraft(recordId)
      await look()
    },
  }
}
