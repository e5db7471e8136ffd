import { useEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { sharedState } from '#platform/web/live/shared-state.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { isTouched, type RegisterForm } from './register-form.ts'
import type { FormTools } from './use-register-form.ts'

const wanted = sharedState<RegisterForm | undefined>(undefined)

/** Wants a form that was not accepted back in the register page, now or when it opens. */
export const askForAmending = (form: RegisterForm): void => wanted.set(form)

/** Puts a wanted form into the page; what was being typed comes back with 復原. */
export function useAmending(tools: FormTools): void {
  const t = useTexts('registerPackages')
  useEffect(() => {
    const take = () => {
      const form = wanted.get()
      if (!form) return
      const before = tools.read()
      tools.replace(form)
      wanted.set(undefined)
      if (isTouched(before)) toast(t('amended'), { undo: () => tools.replace(before) })
    }
    take()
    return wanted.watch(take)
  })
}
