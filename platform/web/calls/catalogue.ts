import type { AnyCall } from '#platform/contract/call.ts'
import type { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { alertBox, toast } from '#platform/web/look/alerts.ts'
import { isSessionValid } from '#platform/web/session/session.ts'

/** Where the catalogue leads; the app gives the ways. */
interface Ways {
  toLogin(): unknown
  /** Whether the login page is open. */
  isAtLogin(): boolean
  toMain(): void
  serviceName(serviceId: number): string
}

let ways: Ways = {
  toLogin: () => undefined,
  isAtLogin: () => false,
  toMain: () => undefined,
  serviceName: () => '',
}
let leaving = false

/** What most calls have; what services do otherwise is loaded when one of them fails. */
const common: ReadonlySet<string> = new Set(['core', 'community', 'shared', 'counter', 'own'])

/** Tells the catalogue how to leave a page. */
export function setWays(given: Ways): void {
  ways = given
}

/** Shows a warning once, then leaves; further problems of the same moment say nothing more. */
async function leave(message: string, go: () => unknown, title?: string): Promise<void> {
  if (leaving) return
  leaving = true
  await alertBox(message, { title })
  try {
    await go()
  } finally {
    leaving = false
  }
}

/** The session is over: 401, or the check before a navigation failed (R026, R237). */
export function signedOut(message: string = text('platform', 'sessionOver'), title?: string): void {
  // The page that was left may have asked for more, which is refused only now.
  if (ways.isAtLogin() && !isSessionValid()) return
  void leave(message, () => ways.toLogin(), title)
}

/** Goes to the login page or the main page, after a warning when there is one. */
export function leaveTo(place: 'login' | 'main', message?: string): void {
  const go = () => (place === 'login' ? ways.toLogin() : ways.toMain())
  if (message === undefined) go()
  else void leave(message, go)
}

/** A 403 without a code of ours says no more than that. */
const bare403 = 403_000
const isServiceOff = (code: number) => code === problems.serviceOff().code || code === bare403

/** What a problem says to people: a service that is off is named, 住戶資訊 where the call is of none (R239, R240). */
export function spoken(code: number, sentence: string, call: AnyCall): string {
  if (!isServiceOff(code)) return sentence
  const id = call.service?.[0]
  const service = (id !== undefined && ways.serviceName(id)) || text('platform', 'defaultService')
  return text('platform', 'serviceOff', { service })
}

/** The community lacks the service, or the person the right (R238, R239, R259–R261): said, then the main page (R262). */
export function forbidden({ code, description }: Problem, call: AnyCall): void {
  // R238
  const said = call.path.includes('SwitchNotification')
    ? text('platform', 'notHighestAdmin')
    : spoken(code, description, call)
  leaveTo('main', said)
}

/**
 * The error catalogue of the documents: what the browser does with a problem that its caller does not handle (R236–R273).
 * A caller that says it itself (`isSaid`) is left alone but for a session that ended.
 */
export function act(problem: Problem, call: AnyCall, isSaid = false): void {
  if (call.can === 'public' || call.can === 'operator') return
  const { errors } = call
  if (isSaid && problem.kind !== 'unauthenticated') return
  if (!common.has(errors)) {
    void import('./catalogue-services.ts').then(({ actOfService }) => actOfService(problem, call))
    return
  }
  if (problem.kind === 'unauthenticated') {
    if (errors !== 'counter') signedOut(errors === 'shared' ? 'Unauthorized' : undefined)
    return
  }
  if (errors === 'own' || errors === 'counter') return
  switch (problem.kind) {
    case 'invalid':
      return
    case 'forbidden':
      return forbidden(problem, call)
    case 'notFound':
    case 'conflict':
      if (errors === 'core') return toast(text('platform', 'tryLater'), { isTrouble: true })
      if (errors === 'shared') return void alertBox(text('platform', 'tryLater'))
      // R242, R243: a 404 leads to the login page only when the session is gone as well.
      void alertBox(problem.description).then(() => {
        if (problem.kind === 'notFound' && !isSessionValid()) ways.toLogin()
      })
      return
    case 'failed':
      return toast(text('platform', 'serverError'), { isTrouble: true })
    default:
      return toast(problem.description || text('platform', 'tryLater'), { isTrouble: true })
  }
}
