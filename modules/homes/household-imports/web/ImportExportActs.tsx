import './import-texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { hasPermission } from '#platform/web/frame/signed-in.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { importPath } from './paths.ts'

/** 匯入 leads to its page, 匯出 asks how people are shown; nothing for who may not. */
export function ImportExportActs() {
  const t = useTexts('householdImport')
  const me = useMe()
  const go = useNavigate()
  const [exporting, setExporting] = useState(false)
  if (!me || !hasPermission('householdImports.use', me)) return null
  return (
    <>
      <Button onClick={() => void go({ to: importPath })}>{t('importAct')}</Button>
      <Button onClick={() => setExporting(true)}>{t('exportAct')}</Button>
      {exporting && <ExportDialog onClose={() => setExporting(false)} />}
    </>
  )
}
