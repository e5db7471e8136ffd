import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { hasPermission } from '#platform/web/frame/signed-in.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import type { Arrival } from '#platform/web/look/meanwhile.ts'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import { type AllSettings, packageSettings, sectionChanged } from '../contract.ts'
import type { Section } from '../settings.ts'
import { sectionWords } from './section-words.ts'

const codes = [sectionChanged('', '').code]

export const settingApi = client(packageSettings)

/** All settings, fresh after every change, and whether this person may change them. */
export function useSetting() {
  const queries = useQueryClient()
  const me = useMe()
  const refresh = () => queries.invalidateQueries({ queryKey: ['packageSettings'] })
  useChanges(['packageSettings.changed'], () => void refresh())
  const all = useQuery({
    queryKey: ['packageSettings', 'all'],
    queryFn: async () => (await settingApi.showAll({})).data,
  })
  return { all, refresh, mayChange: me !== undefined && hasPermission('packageSettings.change', me) }
}

export interface SectionDraft<S extends Section> {
  value: AllSettings[S]
  isDirty: boolean
  busy: boolean
  /** Why the last saving failed. */
  failure: string | undefined
  /** What somebody else saved meanwhile, which is taken in. */
  arrivals: readonly Arrival[] | undefined
  change: (part: Partial<AllSettings[S]>) => void
  revert: () => void
  save: () => Promise<boolean>
}

/** The two templates of notes are two fields, not one list. */
const apart = <Value extends object>(value: Value): Value =>
  'noteTemplates' in value ? { ...value, noteTemplates: { ...(value.noteTemplates as object) } } : value
const together = <Value extends object>(form: Value): Value =>
  'noteTemplates' in form ? { ...form, noteTemplates: Object.values(form.noteTemplates as object) } : form

/** What was changed of a section and not saved yet; it keeps the version that the person began from. */
export function useSectionDraft<S extends Section>(
  section: S,
  saved: AllSettings[S],
  send: (value: AllSettings[S]) => Promise<unknown>,
  refresh: () => Promise<unknown>,
): SectionDraft<S> {
  const newest = async () => (await settingApi.showAll({})).data[section]
  const { seen, form, arrivals, attempt, change, start } = useMeanwhile<AllSettings[S], AllSettings[S]>({
    given: saved,
    codes,
    formOf: apart,
    factsOf: (value) => sectionWords(together(value)),
    newest,
  })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isDirty = JSON.stringify(together(form)) !== JSON.stringify(seen)
  // What somebody else saved comes in at once while nothing is changed here; else when saving says who was first.
  if (saved.version > seen.version && !isDirty) start(saved)

  async function save() {
    if (!isDirty || busy) return false
    setBusy(true)
    setFailure(undefined)
    try {
      await attempt(() => send(together(form)))
      const now = await newest().catch(() => undefined)
      if (now) start(now)
      return true
    } catch (error) {
      setFailure(sentenceOf(error))
      return false
    } finally {
      await refresh()
      setBusy(false)
    }
  }

  return {
    value: together(form),
    isDirty,
    busy,
    failure,
    arrivals,
    change: (part) => change(apart(part)),
    revert: () => {
      start(saved)
      setFailure(undefined)
    },
    save,
  }
}
