import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { hasPermission } from '#platform/web/frame/signed-in.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { Problem } from '#platform/contract/problem.ts'
import { type AllSettings, packageSettings, sectionChanged } from '../contract.ts'
import type { Section } from '../settings.ts'

const conflict = sectionChanged('', '').code

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
  /** Somebody else saved this section meanwhile. */
  isOvertaken: boolean
  change: (part: Partial<AllSettings[S]>) => void
  revert: () => void
  /** Saves over what somebody else saved meanwhile. */
  keepMine: () => void
  save: () => Promise<boolean>
}

/** What was changed of a section and not saved yet; it keeps the version that the person began from. */
export function useSectionDraft<S extends Section>(
  saved: AllSettings[S],
  send: (value: AllSettings[S]) => Promise<unknown>,
  refresh: () => Promise<unknown>,
): SectionDraft<S> {
  const [draft, setDraft] = useState<AllSettings[S]>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isOvertaken, setOvertaken] = useState(false)
  const stamp = { version: saved.version, changedAt: saved.changedAt, changedBy: saved.changedBy }
  const isDirty = draft !== undefined && JSON.stringify({ ...draft, ...stamp }) !== JSON.stringify(saved)
  const forget = () => {
    setFailure(undefined)
    setOvertaken(false)
  }

  async function save() {
    if (!draft || busy) return false
    setBusy(true)
    forget()
    try {
      await send(draft)
      await refresh()
      setDraft(undefined)
      return true
    } catch (error) {
      setFailure(sentenceOf(error))
      setOvertaken(error instanceof Problem && error.code === conflict)
      await refresh()
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    value: draft ?? saved,
    isDirty,
    busy,
    failure,
    isOvertaken,
    change: (part) => setDraft({ ...(draft ?? saved), ...part }),
    revert: () => {
      setDraft(undefined)
      forget()
    },
    keepMine: () => {
      setDraft(draft && { ...draft, ...stamp })
      forget()
    },
    save,
  }
}
