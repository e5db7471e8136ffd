import './page-texts.ts'
import { Link } from '@tanstack/react-router'
import { repairsPath } from '#modules/assets/paths.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** From a supplier to all repairs that it did or does. */
export function SupplierRepairsLink({ name }: { name: string }) {
  const t = useTexts('repairsPage')
  const maySee = useAllowed()([{ can: 'repairs.view', service: [11] }]).length > 0
  if (!maySee) return null
  return (
    <Link
      className="lb-button lb-button-default lb-button-middle"
      to={repairsPath}
      search={{ view: 'all', text: name }}
    >
      {t('title')}
    </Link>
  )
}
