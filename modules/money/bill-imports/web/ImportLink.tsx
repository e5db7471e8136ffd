import { Link } from '@tanstack/react-router'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** Leads to the page that takes bills in, for whoever may; `base` is the address of the kind of fee. */
export function ImportLink({ base }: { base: string }) {
  const t = useTexts('billImports')
  if (!useAllowed()([{ can: 'billImports.use' }]).length) return null
  const to: string = `${base}/import`
  return (
    <Link className="lb-button lb-button-default lb-button-middle" to={to}>
      {t('page')}
    </Link>
  )
}
