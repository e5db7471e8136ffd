import type { Asked } from '#platform/contract/call.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { enqueue } from '#platform/web/queue/queue.ts'
import type { visitors } from '../contract.ts'
import { type VisitForm, withoutResidents } from './visit-form.ts'

/** Keeps a registration until the line is back. Throws what `enqueue` throws. */
export function keepRegistration(kept: {
  request: Asked<typeof visitors.calls.register>
  key: string
  form: VisitForm
}): Promise<void> {
  const { request, key, form } = kept
  return enqueue({
    call: 'visitors.register',
    input: request,
    key,
    about: text('visitors', 'queuedAbout', {
      label: form.household?.label ?? '',
      count: request.people,
    }).trim(),
    draft: withoutResidents(form),
  })
}
