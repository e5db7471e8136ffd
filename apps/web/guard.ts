import { redirect } from '@tanstack/react-router'
import { serviceNames } from '#modules/communities/communities/services.ts'
import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { signedOut } from '#platform/web/calls/catalogue.ts'
import {
  type EnabledService,
  hasPermission,
  hasService,
  meQuery,
  type Person,
  servicesQuery,
} from '#platform/web/frame/signed-in.ts'
import { queryClient } from '#platform/web/frame/query-client.ts'
import { loginPath, mainPath } from '#platform/web/frame/use-back.ts'
import { problemText, text } from '#platform/web/i18n/texts.ts'
import { valueWord } from '#platform/web/i18n/words.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import type { ScreenMeta } from '#platform/web/router/root-route.ts'
import { isSessionValid, storedSession } from '#platform/web/session/session.ts'
import { keepSearch } from './keep-search.ts'

/** Navigations that wait for the alert of a session that is over. */
const waiting: (() => void)[] = []

/** Tells the navigations that waited that the person is signed out; false when none did. */
export function releaseNavigations(): boolean {
  const released = waiting.splice(0)
  for (const release of released) release()
  return released.length > 0
}

export interface Going {
  preload: boolean
  location: { href: string; pathname: string; searchStr: string; state: { goesBack?: true } }
  matches: readonly { routeId: string; staticData: { meta?: ScreenMeta } }[]
}

/**
 * Runs before every navigation: without a valid session an alert shows and the person is signed out (R025–R027); a page
 * whose service or permission is missing says so and leads to the main page (R239, R262). A page that says `keepAlive` shows
 * its last search to whoever goes back to it.
 */
export async function guard({ preload, location, matches }: Going): Promise<void> {
  const meta = matches.at(-1)?.staticData.meta
  if (preload) return
  const isOpen = !meta || meta.public
  if (!isOpen && !isSessionValid()) {
    const elsewhere = meta.strangersGoTo?.(location.searchStr)
    if (elsewhere && !storedSession()) throw redirect({ href: elsewhere, replace: true })
    return await leave(location)
  }
  keepSearch(meta, location)
  if (isOpen) return
  // Whoever goes to a page that needs nothing does not wait.
  const known = Promise.all([
    queryClient.ensureQueryData(meQuery),
    queryClient.ensureQueryData(servicesQuery),
  ]).catch((error: unknown) => {
    // Without a line the page opens and says so itself; its calls are checked at the server anyway.
    if (error instanceof Problem && error.kind === 'unauthenticated') return 'over' as const
    return undefined
  })
  if (!meta.service && !meta.can) return
  const facts = await known
  if (facts === 'over') return await leave(location)
  if (!facts) return void (meta.isCheckNeeded && alertBox(text('platform', 'checkFailed')))
  const why = whyNot(meta, ...facts)
  if (why === undefined) return
  // Not waited for: it is said over the main page in its frame, not over an empty window.
  void alertBox(why)
  throw redirect({ href: mainPath, replace: true })
}

/** Why this person may not be on a page, in a sentence; undefined when they may. */
export function whyNot(
  meta: ScreenMeta,
  me: Person,
  services: readonly EnabledService[],
): string | undefined {
  if (!hasService(meta.service, services)) {
    const service = spokenService(meta.service?.[0])
    return text('platform', 'serviceOff', { service })
  }
  if (hasPermission(meta.can, me)) return undefined
  const { code, description } = problems.noPermission()
  return problemText(code, description)
}

/** What a service is called; the house's own pages belong to the information of residents. */
function spokenService(id = 0): string {
  const chinese = serviceNames[id]
  return chinese ? valueWord(`services.${id}`, chinese) : text('platform', 'defaultService')
}

/** Pages that say it in fewer words to whoever is not signed in here at all (R024). */
const plainly = /^\/mgmt\/(household|unitOwnerAssembly|point)(\/|$)/i

async function leave({ href: wanted, pathname }: Going['location']): Promise<never> {
  const left = new Promise<void>((resolve) => waiting.push(resolve))
  signedOut(!storedSession() && plainly.test(pathname) ? text('platform', 'signInAgain') : undefined)
  await left
  throw redirect({ href: `${loginPath}?to=${encodeURIComponent(wanted)}`, replace: true })
}
