import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { Export } from '../contract.ts'
import { exportsApi, isUnderWay, percentOf, useExport } from './follow.ts'
import { saveExport } from './save-export.ts'
import { speakSize } from './speak-size.ts'

export interface ExportProgressProps {
  exportId: string
  onClose: () => void
  onAgain: () => void
}

/** How far an export is, with a way to stop it; then its file. */
export function ExportProgress({ exportId, onClose, onAgain }: ExportProgressProps) {
  const t = useTexts('exportDialog')
  const item = useExport(exportId)
  // A scan while the dialog is open goes nowhere.
  useScanner(() => undefined)
  const { busy, failure, submit } = useSubmit((_, act: () => Promise<unknown>) => act())
  const run = (act: () => Promise<unknown>) => void submit(act)
  const going = !item || isUnderWay(item)
  return (
    <>
      <div className="ex-body" aria-live="polite">
        {going && <Going one={item} />}
        {item?.state === 'completed' && (
          <p className="lb-line lb-gap-8">
            <Icon name="check" />
            {t('completed', { count: item.rowCount.toLocaleString('en'), size: speakSize(item.bytes) })}
          </p>
        )}
        {item?.state === 'cancelled' && <p>{t('cancelled')}</p>}
        {item?.state === 'failed' && <Note tone="wait">{item.failure || t('failed')}</Note>}
        {failure && <Note tone="wait">{failure}</Note>}
      </div>
      <div className="lb-dialog-foot">
        {going && (
          <Button loading={busy} onClick={() => run(() => exportsApi.cancel({ exportId }, { isSaid: true }))}>
            {t('stop')}
          </Button>
        )}
        <Button onClick={onClose}>{t('close')}</Button>
        {item?.state === 'completed' && (
          <Button type="primary" autoFocus loading={busy} onClick={() => run(() => saveExport(exportId))}>
            {t('download')}
          </Button>
        )}
        {(item?.state === 'failed' || item?.state === 'cancelled') && (
          <Button type="primary" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
      </div>
    </>
  )
}

function Going({ one }: { one: Export | undefined }) {
  const t = useTexts('exportDialog')
  const percent = one ? percentOf(one) : 0
  const began = one?.state === 'inprogress'
  const said = began
    ? t('progress', { count: one.rowCount.toLocaleString('en'), total: one.total.toLocaleString('en') })
    : t('pending')
  return (
    <>
      <div className="lb-line lb-between">
        <span>{said}</span>
        <b>{began && `${percent} %`}</b>
      </div>
      <progress className="lb-bar" max={100} value={began ? percent : 0} aria-label={said} />
      <p className="lb-14 lb-quiet">{t('goesOn')}</p>
    </>
  )
}
