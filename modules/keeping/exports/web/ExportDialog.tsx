import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import './dialog-texts.ts'
import './exports.css'
import { useState } from 'react'
import type { Filters } from '#platform/contract/fields.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { ExportProgress } from './ExportProgress.tsx'
import { exportsApi } from './follow.ts'
import { type Masking, MaskingDialog } from './MaskingDialog.tsx'

export interface ExportDialogProps {
  kind: string
  title: string
  /** The filters in wire names. */
  query: Filters
  words: string
  onClose: () => void
}

/** Starts an export, then shows how far it is; closing it does not stop the export. */
export function ExportDialog({ kind, title, query, words, onClose }: ExportDialogProps) {
  const t = useTexts('exportDialog')
  // One id for however many tries of the same wish: a lost answer never makes a second export.
  const [exportId, setExportId] = useState(newId)
  const [started, setStarted] = useState(false)

  async function start(choice: Masking, retry: Retry) {
    await exportsApi.start({ exportId, kind, query, words, ...choice }, retry).catch((error: unknown) => {
      // Refused: the next try may be about something else. A lost line: it may have begun.
      if (error instanceof Problem) setExportId(newId())
      throw error
    })
    setStarted(true)
  }

  if (!started)
    return (
      <MaskingDialog
        title={t('title', { title })}
        maskedText={t('maskedText')}
        unmaskedText={t('unmaskedText')}
        go={t('start')}
        onGo={start}
        onClose={onClose}
      >
        <dl className="ex-facts">
          <dt>{t('what')}</dt>
          <dd>{title}</dd>
          <dt>{t('filters')}</dt>
          <dd>{words || t('everything')}</dd>
          <dt>{t('format')}</dt>
          <dd>{t('formatText')}</dd>
        </dl>
      </MaskingDialog>
    )
  return (
    <Dialog label={t('title', { title })} size="small" className="ex-dialog" onCancel={onClose}>
      <DialogHead title={t('title', { title })} onClose={onClose} />
      <ExportProgress
        exportId={exportId}
        onClose={onClose}
        onAgain={() => {
          setExportId(newId())
          setStarted(false)
        }}
      />
    </Dialog>
  )
}
