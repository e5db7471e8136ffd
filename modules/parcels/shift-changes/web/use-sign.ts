import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { uploadOnce } from '#modules/keeping/files/web/public.ts'
import { newId } from '#platform/contract/new-id.ts'
import { type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import { inRow, text } from '#platform/web/i18n/texts.ts'
import { useDraft } from '#platform/web/input/draft.ts'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import type { ShiftChangeNow } from '../contract.ts'
import { needsRecount } from './needs-recount.ts'
import type { Checks } from './use-checks.ts'
import { shiftApi } from './list-query.ts'

export interface Sign {
  toName: string
  setToName: (name: string) => void
  note: string
  setNote: (note: string) => void
  setFrom: (signature: Blob | undefined) => void
  setTo: (signature: Blob | undefined) => void
  /** What must be mended first. */
  complaint: 'toNameMissing' | 'signMissing' | undefined
  failure: string | undefined
  busy: boolean
  finish: () => Promise<void>
}

const ask = (title: string, body: string) =>
  confirmBox({
    title,
    text: body,
    ok: text('shiftPage', 'finishAnyway'),
    cancel: text('shiftPage', 'backToList'),
    enter: false,
  })

/** The account that a typed name means; undefined: somebody from outside. */
export const successorOf = ({ successors }: Pick<ShiftChangeNow, 'successors'>, typed: string) =>
  successors.find((one) => shownSuccessor(successors, one) === typed.trim())

/** How a successor is written in the field: of several of one name the second says that it is. */
export function shownSuccessor(
  all: ShiftChangeNow['successors'],
  one: ShiftChangeNow['successors'][number],
): string {
  const alike = all.filter(({ name }) => name === one.name)
  return alike.length > 1 ? `${one.name}（${alike.indexOf(one) + 1}）` : one.name
}

/** Both names and signatures, and keeping the list; sent again after an error it is the same list. */
export function useSign(now: ShiftChangeNow, checks: Checks, onDone: (id: string) => void): Sign {
  const queries = useQueryClient()
  const [toName, setToName, dropToName] = useDraft('shiftChange:toName', '')
  const [note, setNote, dropNote] = useDraft('shiftChange:note', '')
  const signatures = useRef<{ from?: Blob | undefined; to?: Blob | undefined }>({})
  const [complaint, setComplaint] = useState<Sign['complaint']>()
  const shiftChangeId = useRef(newId())
  async function isMeant(): Promise<boolean> {
    const left = now.items.filter((item) => !checks.checked.has(item.id)).length
    const isUncounted = now.cash.expected !== 0 && !now.cash.count
    const amount = now.cash.expected.toLocaleString('en-US')
    const titles = [
      left > 0 && text('shiftPage', 'uncheckedTitle', { count: left }),
      isUncounted && text('shiftPage', 'cashUncountedTitle'),
      !isUncounted && needsRecount(now.cash) && text('shiftPage', 'recountTitle'),
    ].filter((title) => title !== false)
    const words = [
      left > 0 && text('shiftPage', 'uncheckedText'),
      isUncounted && text('shiftPage', 'cashUncountedText', { amount }),
    ].filter((word) => word !== false)
    return titles.length === 0 || ask(inRow(titles), [...words, text('shiftPage', 'finishAsked')].join(''))
  }

  async function send(from: Blob, to: Blob, retry: Retry) {
    const fromSignaturePath = await uploadOnce(retry, 'handwrite', from)
    const toSignaturePath = await uploadOnce(retry, 'handwrite', to)
    const { data } = await shiftApi.changeShift(
      {
        shiftChangeId: shiftChangeId.current,
        fingerprint: now.fingerprint,
        toAccountId: successorOf(now, toName)?.accountId ?? null,
        toName: toName.trim(),
        note: note.trim(),
        checkedIds: now.items.map((item) => item.id).filter((id) => checks.checked.has(id)),
        fromSignaturePath,
        toSignaturePath,
      },
      retry,
    )
    shiftChangeId.current = newId()
    checks.clear()
    dropToName()
    dropNote()
    toast(text('shiftPage', 'finished', { number: data.number }))
    onDone(data.shiftChangeId)
  }

  /** Takes a signature; with both there is nothing to complain of any more. */
  function put(signed: typeof signatures.current): void {
    Object.assign(signatures.current, signed)
    const { from, to } = signatures.current
    if (from && to) setComplaint((before) => (before === 'signMissing' ? undefined : before))
  }

  /** Whether something must be mended first, which is said then. */
  function isWrong(): boolean {
    const { from, to } = signatures.current
    const found = !toName.trim() ? 'toNameMissing' : from && to ? undefined : 'signMissing'
    setComplaint(found)
    return found !== undefined
  }
  const act = useSubmit(
    async (retry) => {
      const { from, to } = signatures.current
      if (!from || !to || !(await isMeant())) return
      await send(from, to, retry).finally(
        () => void queries.invalidateQueries({ queryKey: ['shiftChanges'] }),
      )
    },
    { isWrong },
  )

  return {
    toName,
    setToName,
    note,
    setNote,
    setFrom: (from) => put({ from }),
    setTo: (to) => put({ to }),
    complaint,
    failure: act.failure && text('shiftPage', 'failed', { sentence: act.failure }),
    busy: act.busy,
    finish: async () => void (await act.submit()),
  }
}
