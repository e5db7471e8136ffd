import { repairNumber } from '#modules/assets/repairs/contract.ts'
import './phone-texts.ts'
import { useEffect, useRef, useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { quotaReached } from '#modules/keeping/files/contract.ts'
import { problems } from '#platform/contract/problems.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import type { Work } from '../contract.ts'
import { passOver } from '../problems.ts'
import { type Draft, dropDraft, isOwn, keepDraft, readDraft, readDrafts } from './drafts.ts'
import { handled, phoneApi } from './phone-api.ts'
import { sendDraft } from './send-draft.ts'

export interface Drafts {
  /** The sheets of this supplier. */
  all: readonly Draft[]
  /** How many signed sheets of other firms or communities wait on this phone, for a link of theirs. */
  others: number
  of: (recordId: string) => Draft | undefined
  put: (draft: Draft) => Promise<void>
  /** Sends what is signed; without a line it stays here. */
  send: () => Promise<void>
  /** Takes a sheet off this phone that was not taken; what it says is lost. */
  drop: (recordId: string) => Promise<void>
}

/** R-0244, R-0245 */
const numbersOf = (numbers: readonly number[]) => numbers.map(repairNumber).join('、')

/** Nothing is wrong with the sheet: it is not its time, and it goes out by itself later. */
const isLater = (error: unknown): boolean =>
  !(error instanceof Problem) ||
  error.status >= 500 ||
  error.status === 429 ||
  error.code === passOver().code ||
  error.code === quotaReached().code

/** Keeps why a sheet was not taken; photos that the server no longer has are sent anew at the next try. */
async function keepRefusal(draft: Draft, error: unknown) {
  const isGone = error instanceof Problem && error.code === problems.foreignFile().code
  const now = (await readDraft(draft.recordId)) ?? draft
  await keepDraft({ ...now, refusal: sentenceOf(error), ...(isGone && { sent: undefined }) })
}

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
        const signed = (await readDrafts()).filter((draft) => draft.isSigned && (isAsked || !draft.refusal))
        if (!signed.length) return
        // Whose link this phone has now: another window may have opened that of another firm.
        const { data: now } = await phoneApi.showWork({}, { ...handled, isSaid: true })
        for (const draft of signed) {
          // The sheet as it was filled: what is on the list now may be another one.
          const job = draft.job ?? now.jobs.find(({ recordId }) => recordId === draft.recordId)
          if (!job || !isOwn(draft, now)) continue
          const numbers = await sendDraft(draft, job).catch(async (error: unknown) => {
            if (isLater(error)) throw error
            // This one is shown to the community; those behind it go on.
            await keepRefusal(draft, error)
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
  const own = work ? all.filter((draft) => isOwn(draft, work)) : []
  return {
    all: own,
    others: all.filter((draft) => draft.isSigned && !own.includes(draft)).length,
    of: (recordId) => own.find((draft) => draft.recordId === recordId),
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
