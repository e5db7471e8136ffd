import type { Asked } from '#platform/contract/call.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { enqueue } from '#platform/web/queue/queue.ts'
import type { packages } from '../contract.ts'
import type { RegisterForm } from './register-form.ts'

export const registrationCall = 'packages.register'

/** What the waiting form keeps: names of residents stay out of the browser's disk. */
export const withoutNames = (form: RegisterForm): RegisterForm => ({
  ...form,
  householdText: '',
  household: form.household && { ...form.household, names: [], marks: [] },
})

/** Keeps a registration until the line is back. Throws what `enqueue` throws. */
export function keepRegistration(kept: {
  request: Asked<typeof packages.calls.register>
  key: string
  form: RegisterForm
  kindName: string
  /** A photo that is not at the server yet. */
  photo: Blob | undefined
}): Promise<void> {
  const { request, key, form, kindName, photo } = kept
  return enqueue({
    call: registrationCall,
    input: request,
    key,
    about: text('packages', 'queuedAbout', { label: form.household?.label ?? '', kind: kindName }).trim(),
    files: photo ? [{ field: 'photoPath', folder: 'postal', image: photo }] : [],
    draft: withoutNames(form),
  })
}
