import type { Facts } from '#platform/web/look/meanwhile.ts'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import { type SectionProps, sectionCodes } from './Section.tsx'
import { type AllSettings, settingApi } from './use-setting.ts'

interface SectionDraft<Saved, Form extends object> extends Pick<SectionProps, 'refresh' | 'onDirty'> {
  saved: Saved
  formOf: (saved: Saved) => Form
  factsOf: (form: Form) => Facts
  /** Which part of all settings it is. */
  part: (all: AllSettings) => Saved
  send: (form: Form, version: number) => Promise<unknown>
}

/** A section while it is changed; what somebody else saved comes in at once while nothing is changed here. */
export function useSection<Saved extends { version: number }, Form extends object>({
  saved,
  formOf,
  factsOf,
  part,
  send,
  refresh,
  onDirty,
}: SectionDraft<Saved, Form>) {
  const newest = async () => part((await settingApi.showAll({})).data)
  const { seen, form, arrivals, attempt, change, start } = useMeanwhile<Saved, Form>({
    given: saved,
    codes: sectionCodes,
    formOf,
    factsOf,
    newest,
  })
  const isDirty = JSON.stringify(form) !== JSON.stringify(formOf(seen))
  if (saved.version > seen.version && !isDirty) start(saved)
  return {
    form,
    isDirty,
    arrivals,
    change: (next: Partial<Form>) => {
      change(next)
      onDirty(true)
    },
    revert: () => {
      start(saved)
      onDirty(false)
    },
    async save() {
      try {
        await attempt(() => send(form, seen.version))
        onDirty(false)
        const now = await newest().catch(() => undefined)
        if (now) start(now)
      } finally {
        await refresh()
      }
    },
  }
}
