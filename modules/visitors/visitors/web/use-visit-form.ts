import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useDraft } from '#platform/web/input/draft.ts'
import { isLineSuspect } from '#platform/web/queue/line.ts'
import { visitorIdTaken, visitors } from '../contract.ts'
import type { VisitorDetail } from '#modules/visitors/visits/contract.ts'
import type { Prefill } from './desk-store.ts'
import { keepRegistration } from './keep-registration.ts'
import { type Complaint, complain, emptyForm, toRequest, type VisitForm, withPrefill } from './visit-form.ts'

const api = client(visitors)
export const draftName = 'visitors.register'
/** Milliseconds before a registration waits in the browser instead. */
const patience = 5000

/** The form as a draft, and registering it: what failed stays, and sent again it is the same visitor. */
export function useVisitForm(prefill: Prefill) {
  const queries = useQueryClient()
  const [kept, keep] = useDraft<VisitForm>(draftName, emptyForm())
  const [form, setForm] = useState(() => withPrefill(kept, prefill))
  const latest = useRef(form)
  const [complaint, setComplaint] = useState<Complaint>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  function replace(next: VisitForm) {
    latest.current = next
    setComplaint(undefined)
    setForm(next)
    keep(next)
  }
  const change = (patch: Partial<VisitForm>) => replace({ ...latest.current, ...patch })
  function clear() {
    setFailure(undefined)
    replace(emptyForm())
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
      return (await api.register(request, { key, patience, handles: [visitorIdTaken().code] })).data
    } catch (error) {
      if (error instanceof LostConnection) return wait()
      throw error
    }
  }

  /** The visitor; 'queued' when it waits in the browser; undefined when something must be mended first. */
  async function register(): Promise<VisitorDetail | 'queued' | undefined> {
    if (busy) return undefined
    const wrong = complain(latest.current)
    setComplaint(wrong)
    if (wrong) return undefined
    setBusy(true)
    setFailure(undefined)
    try {
      const done = await send(latest.current)
      clear()
      void queries.invalidateQueries({ queryKey: ['visitors'] })
      return done
    } catch (error) {
      // An attempt whose answer was lost has registered what was typed then; what is typed now is another visitor.
      const isEarlier = error instanceof Problem && error.code === visitorIdTaken().code
      if (isEarlier) change({ visitorId: newId() })
      setFailure(isEarlier ? text('visitors', 'earlierRegistered') : sentenceOf(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { form, read: () => latest.current, change, replace, clear, register, complaint, failure, busy }
}
export type VisitFormTools = ReturnType<typeof useVisitForm>
