import './import-texts.ts'
import '#platform/web/list/list.css'
import './household-import.css'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { householdImports } from '../contract.ts'
import { ExportDialog } from './ExportDialog.tsx'
import { OpenImport } from './OpenImport.tsx'
import { RecentImports } from './RecentImports.tsx'
import { UploadPanel } from './UploadPanel.tsx'
import { importPath } from './paths.ts'

const route = getRouteApi(importPath)

/** Uploading a workbook, and what became of earlier ones; or the one that is open. */
export function ImportPage() {
  const t = useTexts('householdImport')
  const page = useTexts('householdImports')
  const { open } = route.useSearch()
  const go = route.useNavigate()
  const [exporting, setExporting] = useState(false)
  const show = (importId: string | undefined) => void go({ search: { open: importId } })
  const example = () =>
    void saveFile(householdImports.calls.exampleFile.path).catch((error: unknown) =>
      toast(sentenceOf(error), { isTrouble: true }),
    )
  return (
    <div className="lb-page hi-page lb-stack">
      <div className="lb-page-head hi-head">
        <h1>{page('page')}</h1>
        <span className="lb-end hi-head-acts lb-line lb-gap-8">
          <Button onClick={example}>{t('example')}</Button>
          <Button onClick={() => setExporting(true)}>{t('exportAct')}</Button>
        </span>
      </div>
      {open ? (
        <OpenImport key={open} importId={open} onLeave={() => show(undefined)} />
      ) : (
        <>
          <UploadPanel onUploaded={show} />
          <RecentImports onOpen={show} />
        </>
      )}
      {exporting && <ExportDialog onClose={() => setExporting(false)} />}
    </div>
  )
}
