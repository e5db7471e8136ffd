import { useCallback, useRef } from 'react'
import { useDraft } from '#platform/web/input/draft.ts'
import { emptyForm, type RegisterForm } from './register-form.ts'

export interface FormTools {
  form: RegisterForm
  /** The newest form, also within one event. */
  read: () => RegisterForm
  change: (patch: Partial<RegisterForm>) => void
  replace: (next: RegisterForm) => void
}

/** The form as a draft: it is there again when one comes back to the page. */
export function useRegisterForm(): FormTools {
  const [form, keep] = useDraft<RegisterForm>('packages.register', emptyForm())
  const latest = useRef(form)
  const replace = useCallback(
    (next: RegisterForm) => {
      latest.current = next
      keep(next)
    },
    [keep],
  )
  const change = useCallback(
    (patch: Partial<RegisterForm>) => {
      const begunAt = latest.current.begunAt || Date.now()
      replace({ ...latest.current, begunAt, ...patch })
    },
    [replace],
  )
  const read = useCallback(() => latest.current, [])
  return { form, read, change, replace }
}
