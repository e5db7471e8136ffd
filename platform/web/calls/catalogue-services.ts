import './catalogue-texts.ts'
import type { AnyCall } from '#platform/contract/call.ts'
import type { Problem } from '#platform/contract/problem.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { alertBox, toast } from '#platform/web/look/alerts.ts'
import { isSessionValid } from '#platform/web/session/session.ts'
import { pageVisits } from './breadcrumbs.ts'
import { forbidden, leaveTo, signedOut } from './catalogue.ts'

/** What a service does otherwise than all others, by the kind of problem; what is absent is as everywhere. */
type Acts = Partial<Record<Problem['kind'], (problem: Problem, call: AnyCall) => void>>

/** R249: however much a page of billing cannot load, it alerts once; what a person tries is answered each time. */
let alerted = ''
function onceOfPage(problem: Problem, { method }: AnyCall): void {
  const page = `${pageVisits()} ${location.pathname}`
  if (method === 'GET' && alerted === page) return
  alerted = page
  said(problem)
}

const said = (problem: Problem) => void alertBox(problem.description || text('platform', 'tryLater'))
/** R243, R256, R270: to the login page only when the session is gone as well. */
const saidThenLogin = (problem: Problem) =>
  void alertBox(problem.description || text('platform', 'tryLater')).then(() => {
    if (!isSessionValid()) leaveTo('login')
  })

const services: Record<'billing' | 'assembly' | 'voting' | 'devices' | 'gas' | 'message', Acts> = {
  billing: {
    // R247
    unauthenticated: ({ description }) => signedOut(description || undefined, text('catalogue', 'warning')),
    // R248, R250
    forbidden: ({ description }) => leaveTo('main', description || text('catalogue', 'noRight')),
    notFound: onceOfPage,
    conflict: onceOfPage,
  },
  assembly: {
    // R251
    unauthenticated: ({ description }) => signedOut(description || undefined),
    forbidden: ({ description }) => leaveTo('main', description || text('catalogue', 'noRight')),
    notFound: said,
    conflict: said,
    // R252
    failed: () => void alertBox(text('catalogue', 'unknownError')),
  },
  voting: {
    // R254: two counters of other pages share its address.
    unauthenticated: (_problem, { path }) => {
      if (!/\/(Arrived\/Total|IdCard)$/i.test(path)) signedOut()
    },
    // R255, R256
    notFound: saidThenLogin,
    conflict: said,
  },
  devices: {
    // R266, R267, R268, R270
    unauthenticated: ({ description }) => signedOut(description || undefined),
    forbidden: (problem, call) =>
      problem.description ? leaveTo('main', problem.description) : forbidden(problem, call),
    notFound: saidThenLogin,
    conflict: said,
  },
  gas: {
    unauthenticated: ({ description }) => signedOut(description || undefined),
    // R269
    notFound: said,
    conflict: said,
  },
  message: {
    unauthenticated: ({ description }) => signedOut(description || undefined),
    // R272
    invalid: said,
    // R271: the account of whoever wrote is closed, not one's own session.
    notFound: (problem) => (problem.description.includes('停用') ? said(problem) : saidThenLogin(problem)),
    conflict: said,
  },
}

/** Acts on a problem of a service that has ways of its own; false when it has none for it. */
export function actOfService(problem: Problem, call: AnyCall): void {
  const own = services[call.errors as keyof typeof services][problem.kind]
  if (own) return own(problem, call)
  if (problem.kind === 'invalid') return
  if (problem.kind === 'forbidden') return forbidden(problem, call)
  if (problem.kind === 'failed') return toast(text('platform', 'serverError'), { isTrouble: true })
  toast(problem.description || text('platform', 'tryLater'), { isTrouble: true })
}
