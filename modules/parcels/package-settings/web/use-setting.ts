import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import type { FormField } from '#platform/web/form/fields.tsx'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { hasPermission } from '#platform/web/frame/signed-in.ts'
import { type SectionDraft, useSection } from '#platform/web/settings/use-section.ts'
import { type AllSettings, packageSettings, sectionChanged } from '../contract.ts'
import type { Section } from '../settings.ts'

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

/** The settings, and whoever asks for them again. */
export interface SettingsTools {
  all: AllSettings
  refresh: () => Promise<unknown>
}

interface SectionWords<S extends Section, Form extends object> {
  formOf: (saved: AllSettings[S]) => Form
  fields: readonly FormField<Form>[]
  /** Sends it over the version that was seen. */
  send: (form: Form, version: number, retry: Retry) => Promise<unknown>
}

/** A section of the settings while it is changed. */
export const useSettingSection = <S extends Section, Form extends object>(
  section: S,
  { all, refresh }: SettingsTools,
  words: SectionWords<S, Form>,
): SectionDraft<Form> =>
  useSection<AllSettings[S], Form>({
    ...words,
    saved: all[section],
    codes,
    newest: async () => (await settingApi.showAll({})).data[section],
    refresh,
  })
