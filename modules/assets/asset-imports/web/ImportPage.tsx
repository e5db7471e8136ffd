import './import-texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { assetListPath } from '#modules/assets/paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ImportDialog } from './ImportDialog.tsx'

/** Takes a workbook of assets in, and leads back to the register. */
export function ImportPage() {
  const t = useTexts('assetImport')
  const goTo = useNavigate()
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{t('title')}</h1>
      </div>
      <ImportDialog onClose={() => void goTo({ href: assetListPath })} />
    </div>
  )
}
