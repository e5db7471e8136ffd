import './page-texts.ts'
import { Link } from '@tanstack/react-router'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { plansPath } from './paths.ts'

/** From a supplier to the plans that it does. */
export function SupplierPlansLink({ name }: { name: string }) {
  const t = useTexts('maintenancePage')
  const maySee = useAllowed()([{ can: 'maintenancePlans.view', service: [11] }]).length > 0
  if (!maySee) return null
  return (
    <Link className="lb-button lb-button-default lb-button-middle" to={plansPath} search={{ text: name }}>
      {t('plansTitle')}
    </Link>
  )
}
