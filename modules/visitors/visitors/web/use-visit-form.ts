import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useDraft } from '#platform/web/input/draft.ts'
import { isLineSuspect } from '#platform/web/queue/line.ts'
import { visitorIdTaken, visitors } from '../contract.ts'
import type { VisitorDetail } from '#modules/visitors/visits/contract.ts'
import type { Prefill } from './desk-store.ts'
import { keepRegistration } from './keep-registration.ts'
import { complain, emptyForm, toRequest, type VisitForm, withPrefill } from './visit-form.ts'

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
      return (await api.register(request, { key, patience, handles: [visitorIdTaken().code] })).data
    } catch (error) {
      if (error instanceof LostConnection) return wait()
      throw error
    }
  }

  const act = useSubmit(
    async () => {
      try {
        return await send(latest.current)
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== visitorIdTaken().code) throw error
        // An attempt whose answer was lost has registered what was typed then; what is typed now is another visitor.
        put({ ...latest.current, visitorId: newId() })
        refuse(text('visitors', 'earlierRegistered'))
      }
    },
    { isWrong: () => complain(latest.current) !== undefined },
  )

  function replace(next: VisitForm) {
    act.forget()
    put(next)
  }
  const change = (patch: Partial<VisitForm>) => replace({ ...latest.current, ...patch })
  const clear = () => replace(emptyForm())
  /** The visitor; 'queued' when it waits in the browser; undefined when something must be mended first. */
  async function register(): Promise<VisitorDetail | 'queued' | undefined> {
    const done = await act.submit()
    if (!done) return undefined
    clear()
    void queries.invalidateQueries({ queryKey: ['visitors'] })
    return done
  }

  const { busy, failure, tried } = act
  const complaint = tried ? complain(form) : undefined
  return { form, read: () => latest.current, change, replace, clear, register, complaint, failure, busy }
}
export type VisitFormTools = ReturnType<typeof useVisitForm>
