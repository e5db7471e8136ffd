import { useState } from 'react'
import { saveBlob } from '#platform/web/calls/save-file.ts'
import { useSession } from '#platform/web/frame/use-me.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { copyText } from '#platform/web/look/copy-text.ts'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { writeDate } from '#platform/web/look/speak-time.ts'

/** The recovery codes, shown this once: they are printed, saved or copied before they go. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts('secondFactors')
  const onPaper = paperTexts('secondFactors')
  const account = useSession()?.Account ?? ''
  const [isKept, setKept] = useState(false)
  const [printing, setPrinting] = useState(false)
  const [when] = useState(() => writeDate(new Date()))
  const of = { account, when }

  async function copy() {
    if (await copyText(codes.join('\n'), t('codesCopied'))) setKept(true)
  }
  function save() {
    const lines = [t('codesOf', of), '', ...codes, '']
    saveBlob(t('codesFile'), new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }))
    setKept(true)
  }
  /** Esc is pressed without looking; the codes would be gone. */
  async function leave() {
    const sure =
      isKept ||
      (await confirmBox({
        title: t('codesKeep'),
        text: t('codesKeepText'),
        ok: t('codesDone'),
        enter: false,
      }))
    if (sure) onClose()
  }

  return (
    <Dialog label={t('codesTitle')} onCancel={() => void leave()}>
      <DialogHead title={t('codesTitle')} onClose={() => void leave()} />
      <div className="lb-box-body">
        <p className="lb-quiet">{t('codesText')}</p>
        <ul className="sf-codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="lb-box-foot sf-foot">
        <Button onClick={() => void copy()}>{t('codesCopy')}</Button>
        <Button onClick={save}>{t('codesSave')}</Button>
        <Button onClick={() => setPrinting(true)}>{t('codesPrint')}</Button>
        <Button type="primary" onClick={onClose}>
          {t('codesDone')}
        </Button>
      </div>
      {printing && (
        <PrintSheet
          width="A4"
          margin="20mm"
          onDone={() => {
            setPrinting(false)
            setKept(true)
          }}
        >
          <div className="lb-print-page sf-paper">
            <h1>{onPaper('codesOf', of)}</h1>
            <p>{onPaper('codesPaper')}</p>
            <ol>
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ol>
          </div>
        </PrintSheet>
      )}
    </Dialog>
  )
}
