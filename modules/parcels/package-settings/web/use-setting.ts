import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { hasPermission } from '#platform/web/frame/signed-in.ts'
import { type SectionDraft, type Stamp, useSection } from '#platform/web/settings/use-section.ts'
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

type Values<S extends Section> = Omit<AllSettings[S], keyof Stamp>

export interface SectionProps<S extends Section> {
  draft: SectionDraft<Values<S>>
  mayChange: boolean
}

/** The two templates of notes are two fields, not one list. */
const apart = <Value extends object>(value: Value): Value =>
  'noteTemplates' in value ? { ...value, noteTemplates: { ...(value.noteTemplates as object) } } : value
const together = <Value extends object>(form: Value): Value =>
  'noteTemplates' in form ? { ...form, noteTemplates: Object.values(form.noteTemplates as object) } : form

/** A section of the settings while it is changed. */
export function useSettingSection<S extends Section>(
  section: S,
  all: AllSettings,
  send: (value: AllSettings[S], retry: Retry) => Promise<unknown>,
  refresh: () => Promise<unknown>,
): SectionDraft<Values<S>> {
  const draft = useSection<AllSettings[S], Values<S>>({
    saved: all[section],
    codes,
    formOf: ({ version: _, changedAt: __, changedBy: ___, ...values }) => apart(values) as Values<S>,
    factsOf: (form) => sectionWords(together(form)),
    newest: async () => (await settingApi.showAll({})).data[section],
    send: (form, version, retry) => send({ ...together(form), version } as AllSettings[S], retry),
    refresh,
  })
  return { ...draft, form: together(draft.form), change: (part) => draft.change(apart(part)) }
}
