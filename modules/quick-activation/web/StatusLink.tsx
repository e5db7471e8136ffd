import { useRouter } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { closeQuickActivation } from './activation-store.ts'

const statusPage = '/community/comOpenServiceStatus.aspx'

/** Leads to the advanced page: what is activated where, and taking it off again (R339). */
export function StatusLink() {
  const t = useTexts('quickActivation')
  const router = useRouter()
  return (
    <a
      className="lb-link"
      href={statusPage}
      onClick={(event) => {
        event.preventDefault()
        closeQuickActivation()
        void router.navigate({ href: statusPage })
      }}
    >
      {t('status')}
    </a>
  )
}
