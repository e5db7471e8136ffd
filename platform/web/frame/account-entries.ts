import { useEffect, useState } from 'react'
import { usePageExists } from '#platform/web/router/use-page-exists.ts'
import { type AccountEntry, useContributions } from './contributions.ts'
import type { EnabledService, Person } from './signed-in.ts'
import { useMe, useServices } from './use-me.ts'

/** Which entries of the account menu stand there for a person. One whose page or dialog does not exist is left out. */
export function shownEntries(
  entries: readonly AccountEntry[],
  viewer: { me: Person; services: readonly EnabledService[]; crossClock: boolean },
  exists: { page: (to: string) => boolean; opener: (name: string) => boolean },
): readonly AccountEntry[] {
  const services = new Set(viewer.services.map((service) => service.id))
  const facts = { ...viewer.me, services, crossClock: viewer.crossClock }
  return entries.filter(
    (entry) =>
      entry.isShown(facts) && (entry.to === undefined ? exists.opener(entry.opener) : exists.page(entry.to)),
  )
}

/** The entries of the account menu for whoever is signed in; empty until all is known. */
export function useAccountEntries(): readonly AccountEntry[] {
  const me = useMe()
  const services = useServices()
  const { accountMenu, openers } = useContributions()
  const page = usePageExists()
  const [shown, setShown] = useState<readonly AccountEntry[]>([])
  useEffect(() => {
    if (!me || !services) return
    let gone = false
    async function load(person: Person, enabled: readonly EnabledService[]) {
      const all = (await Promise.all(accountMenu.map((part) => part()))).flatMap((part) => part.entries)
      const ids = new Set(enabled.map((service) => service.id))
      const asked = await Promise.all(accountMenu.map(async (part) => (await part()).isCrossClockOpen(ids)))
      const viewer = { me: person, services: enabled, crossClock: asked.some(Boolean) }
      const opener = (name: string) => openers.some((opener) => opener.name === name)
      if (!gone) setShown(shownEntries(all, viewer, { page, opener }))
    }
    void load(me, services).catch(() => undefined)
    return () => {
      gone = true
    }
  }, [me, services, accountMenu, openers, page])
  return shown
}
