import { useEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { isTouched, type RegisterForm } from './register-form.ts'
import type { FormTools } from './use-register-form.ts'

let wanted: RegisterForm | undefined
const watchers = new Set<() => void>()

/** Wants a form that was not accepted back in the register page, now or when it opens. */
export function askForAmending(form: RegisterForm): void {
  wanted = form
  for (const watch of watchers) watch()
}

/** Puts a wanted form into the page; what was being typed comes back with 復原. */
export function useAmending(tools: FormTools): void {
  const t = useTexts('registerPackages')
  useEffect(() => {
    const take = () => {
      if (!wanted) return
      const before = tools.read()
      tools.replace(wanted)
      wanted = undefined
      if (isTouched(before)) toast(t('amended'), { undo: () => tools.replace(before) })
    }
    watchers.add(take)
    take()
    return () => void watchers.delete(take)
  })
}
