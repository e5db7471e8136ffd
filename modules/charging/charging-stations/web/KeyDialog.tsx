import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'

interface KeyDialogProps {
  ocppIdentity: string
  password: string
  onClose: () => void
}

/** How a station connects; its password this once. */
export function KeyDialog({ ocppIdentity, password, onClose }: KeyDialogProps) {
  const t = useTexts('chargingStationsPage')
  const address = `${location.origin.replace(/^http/, 'ws')}/ocpp/${ocppIdentity}`
  const code = (said: string) => <code className="lb-break">{said}</code>
  return (
    <FormDialog
      title={t('keyTitle')}
      confirm={t('done')}
      cancel={null}
      onConfirm={async () => onClose()}
      onClose={onClose}
    >
      <p>{t('keyText')}</p>
      <Facts
        rows={[
          [t('address'), code(address)],
          [t('key'), code(ocppIdentity)],
          [t('password'), code(password)],
        ]}
      />
    </FormDialog>
  )
}
