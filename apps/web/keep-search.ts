import { redirect } from '@tanstack/react-router'
import { keepDraft, readDraft } from '#platform/web/input/draft.ts'
import type { ScreenMeta } from '#platform/web/router/root-route.ts'

let here = ''

/**
 * Keeps the search of a page that says `keepAlive` as one of the person's drafts, so a logout wipes it. Whoever goes back to
 * the bare address is led to what was kept; whoever comes another way (a counter, a hot key, the menu) sees the clean page.
 */
export function keepSearch(
  meta: ScreenMeta | undefined,
  { pathname, searchStr, state }: { pathname: string; searchStr: string; state: { goesBack?: true } },
): void {
  const path = pathname.toLowerCase()
  const comesBack = here !== path && state.goesBack === true
  here = path
  if (!meta?.keepAlive) return
  const name = `search:${path}`
  const kept = readDraft<string>(name)
  if (comesBack && !searchStr && kept) throw redirect({ href: pathname + kept, replace: true })
  keepDraft(name, searchStr || undefined)
}
