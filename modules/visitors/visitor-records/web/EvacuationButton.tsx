import './visit-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { printEvacuation } from './evacuation.ts'

/** One press prints who is inside now. */
export function EvacuationButton() {
  const t = useTexts('visits')
  return (
    <Button icon={<Icon name="print" />} onClick={printEvacuation}>
      {t('print')}
    </Button>
  )
}
