import { useRouter } from '@tanstack/react-router'
import { activationPath } from '#modules/carriers/activation/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { closeQuickActivation } from './activation-store.ts'

/** Leads to the advanced page: what is activated where, and taking it off again (R339). */
export function StatusLink() {
  const t = useTexts('quickActivation')
  const router = useRouter()
  return (
    <a
      className="lb-link"
      href={activationPath}
      onClick={(event) => {
        event.preventDefault()
        closeQuickActivation()
        void router.navigate({ href: activationPath })
      }}
    >
      {t('status')}
    </a>
  )
}
