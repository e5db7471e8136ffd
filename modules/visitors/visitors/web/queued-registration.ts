import type { Asked } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { keepDraft } from '#platform/web/input/draft.ts'
import type { Queueable } from '#platform/web/queue/queueable.ts'
import { visitorIdTaken, visitors } from '../contract.ts'
import { openRegistration } from './public.ts'
import type { VisitorDetail } from '#modules/visitors/visits/contract.ts'
import { sayBanned } from './say-registered.ts'
import { draftName } from './use-visit-form.ts'
import type { VisitForm } from './visit-form.ts'

const api = client(visitors)
type Input = Asked<typeof visitors.calls.register>

/** A registration that waited in the browser: it is sent, or its form opens again. */
export const queuedRegistration: Queueable = {
  send: async ({ input }, options) => (await api.register(input as Input, { ...options, isSaid: true })).data,
  onAnswered: (answer) => sayBanned(answer as VisitorDetail),
  // The id is the client's own: if it is taken, an attempt whose answer was lost has registered this very visitor.
  settle: async (problem, { input }) =>
    problem.code === visitorIdTaken().code
      ? api.getVisitor({ visitorId: (input as Input).visitorId ?? '' }).then(
          ({ data }) => data,
          () => undefined,
        )
      : undefined,
  amend({ draft }) {
    keepDraft(draftName, { ...(draft as VisitForm), visitorId: newId() })
    openRegistration()
  },
}
