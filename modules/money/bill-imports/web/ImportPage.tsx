import './import-texts.ts'
import './bill-import.css'
import { useState } from 'react'
import { useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { billImports } from '../contract.ts'
import { ExportDialog } from './ExportDialog.tsx'
import { OpenImport } from './OpenImport.tsx'
import { RecentImports } from './RecentImports.tsx'
import type { ImportSearch } from './screens.ts'
import { UploadPanel } from './UploadPanel.tsx'

/** Uploading a workbook of bills, and what became of earlier ones; or the one that is open. */
export function ImportPage() {
  const t = useTexts('billImport')
  const page = useTexts('billImports')
  const fees = useFeePlace()
  const address = useAddress<ImportSearch>()
  const { open } = address.search
  const [exporting, setExporting] = useState(false)
  const show = (importId: string | undefined) => address.change({ open: importId })
  const { provider, feeType } = fees
  const template = useSubmit(
    () =>
      saveFile(
        `${billImports.calls.template.path}?${new URLSearchParams({ Provider: provider, FeeType: feeType })}`,
      ),
    { onFailure: inBox },
  )
  return (
    <div className="lb-page lb-stack bx-page">
      <div className="lb-page-head lb-wrap">
        <h1>{page('page')}</h1>
        <span className="lb-end lb-line lb-gap-8 lb-wrap">
          <Button loading={template.busy} onClick={() => void template.submit()}>
            {t('template')}
          </Button>
          <Button onClick={() => setExporting(true)}>{t('exportRun')}</Button>
        </span>
      </div>
      {open ? (
        <OpenImport key={open} importId={open} onLeave={() => show(undefined)} />
      ) : (
        <>
          <UploadPanel fees={fees} onUploaded={show} />
          <RecentImports fees={fees} onOpen={show} />
        </>
      )}
      {exporting && <ExportDialog fees={fees} onClose={() => setExporting(false)} />}
    </div>
  )
}
