import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts('secondFactors')
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast(t('codesCopied'))
  }
  return (
    <Dialog label={t('codesTitle')} className="lb-form-dialog" onCancel={onClose}>
      <div className="lb-box-body">
        <h2>{t('codesTitle')}</h2>
        <p className="lb-quiet">{t('codesText')}</p>
        <ul className="sf-codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="lb-box-foot">
        <Button onClick={() => void copy()}>{t('codesCopy')}</Button>
        <Button type="primary" onClick={onClose}>
          {t('codesDone')}
        </Button>
      </div>
    </Dialog>
  )
}
