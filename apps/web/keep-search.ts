import { redirect } from '@tanstack/react-router'
import { keepDraft, readDraft } from '#platform/web/input/draft.ts'
import type { ScreenMeta } from '#platform/web/router/root-route.ts'

let here = ''

/**
 * Keeps the search of a page that says `keepAlive` as one of the person's drafts, so a logout wipes it. Who comes back
 * from another page to the bare address is led to what was kept; on the page itself a bare address means no filters.
 */
export function keepSearch(
  meta: ScreenMeta | undefined,
  { pathname, searchStr }: { pathname: string; searchStr: string },
): void {
  const path = pathname.toLowerCase()
  const comes = here !== path
  here = path
  if (!meta?.keepAlive) return
  const name = `search:${path}`
  const kept = readDraft<string>(name)
  if (comes && !searchStr && kept) throw redirect({ href: pathname + kept, replace: true })
  keepDraft(name, searchStr || undefined)
}
