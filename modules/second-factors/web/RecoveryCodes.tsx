import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts('secondFactors')
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast(t('codesCopied'))
  }
  return (
    <FormDialog
      title={t('codesTitle')}
      confirm={t('codesDone')}
      onConfirm={async () => onClose()}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('codesText')}</p>
      <ul className="sf-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={() => void copy()}>{t('codesCopy')}</Button>
    </FormDialog>
  )
}
