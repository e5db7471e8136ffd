import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { normalPlate } from '#platform/contract/plate.ts'
import { client } from '#platform/web/calls/client.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useDraft } from '#platform/web/input/draft.ts'
import { isLineSuspect } from '#platform/web/queue/line.ts'
import { visitorIdTaken, visitors } from '../contract.ts'
import type { VisitorDetail } from '#modules/visitors/visits/contract.ts'
import type { Reason } from '#modules/visitors/visitor-settings/contract.ts'
import type { Prefill } from './desk-store.ts'
import { keepRegistration } from './keep-registration.ts'
import { reasonsQuery } from './use-visit-options.ts'
import { complain, emptyForm, reasonOf, toRequest, type VisitForm, withPrefill } from './visit-form.ts'

const api = client(visitors)
export const draftName = 'visitors.register'
/** Milliseconds before a registration waits in the browser instead. */
const patience = 5000

/**
 * The form as a draft, and registering it: what failed stays, and sent again it is the same visitor. `onDone` hears of the
 * visitor, 'queued' when it waits in the browser.
 */
export function useVisitForm(prefill: Prefill, onDone: (done: VisitorDetail | 'queued') => void) {
  const queries = useQueryClient()
  const [kept, keep] = useDraft<VisitForm>(draftName, emptyForm())
  const [form, setForm] = useState(() => withPrefill(kept, prefill))
  const latest = useRef(form)
  const settleHousehold = useRef<() => Promise<void>>(null)
  /** Alt n that was pressed before the reasons were known. */
  const earlyReason = useRef<number>(undefined)

  function put(next: VisitForm) {
    latest.current = next
    setForm(next)
    keep(next)
  }

  async function send(sent: VisitForm): Promise<VisitorDetail | 'queued'> {
    const request = toRequest(sent)
    const key = newId()
    const wait = async () => {
      await keepRegistration({ request, key, form: sent })
      return 'queued' as const
    }
    if (isLineSuspect()) return wait()
    try {
      return (await api.register(request, { key, patience, isSaid: true })).data
    } catch (error) {
      if (error instanceof LostConnection) return wait()
      throw error
    }
  }

  const act = useSubmit(
    async () => {
      // A plate that is still being typed is made plain as one that was left.
      put({ ...latest.current, plate: normalPlate(latest.current.plate) })
      const done = await send(latest.current).catch((error: unknown) => {
        if (!(error instanceof Problem) || error.code !== visitorIdTaken().code) throw error
        // An attempt whose answer was lost has registered what was typed then; what is typed now is another visitor.
        put({ ...latest.current, visitorId: newId() })
        return refuse(text('visitors', 'earlierRegistered'))
      })
      put(emptyForm())
      void queries.invalidateQueries({ queryKey: ['visitors'] })
      onDone(done)
    },
    { settle, isWrong: () => complain(latest.current) !== undefined },
  )

  /** Keys may be quicker than the answers that they choose from. */
  async function settle() {
    await settleHousehold.current?.()
    const reasons = await queries.ensureQueryData(reasonsQuery).catch(() => [])
    takeEarlyReason(reasons)
    put({ ...latest.current, reasonId: reasonOf(latest.current, reasons) })
  }

  function chooseReason(nth: number, reasons: readonly Reason[]) {
    const reason = reasons[nth]
    earlyReason.current = reason ? undefined : nth
    if (reason) change({ reasonId: reason.reasonId, vendorKindId: null })
  }
  function takeEarlyReason(reasons: readonly Reason[]) {
    if (earlyReason.current !== undefined && reasons.length > 0) chooseReason(earlyReason.current, reasons)
  }

  function replace(next: VisitForm) {
    act.forget()
    put(next)
  }
  const change = (patch: Partial<VisitForm>) => replace({ ...latest.current, ...patch })
  const clear = () => replace(emptyForm())
  const complaint = act.tried ? complain(form) : undefined
  return {
    form,
    read: () => latest.current,
    change,
    replace,
    clear,
    /** The n-th reason, also when they are not known yet. */
    chooseReason,
    takeEarlyReason,
    settleHousehold,
    act,
    complaint,
  }
}
export type VisitFormTools = ReturnType<typeof useVisitForm>
