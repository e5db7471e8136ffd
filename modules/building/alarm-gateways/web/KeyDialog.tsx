import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { copyText } from '#platform/web/look/copy-text.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'

/** Where a gateway that sends by itself sends to. */
export const signalsAddress = (gatewayId: string): string =>
  `${location.origin}/api/v1/Alarm/Gateway/${gatewayId}/Signals`

/** The key of a gateway that sends by itself, this once, and where it sends to. */
export function KeyDialog({
  gatewayId,
  secret,
  onClose,
}: {
  gatewayId: string
  secret: string
  onClose: () => void
}) {
  const t = useTexts('alarmGatewaysPage')
  const rows = [
    ['address', signalsAddress(gatewayId)],
    ['id', gatewayId],
    ['key', secret],
  ] as const
  return (
    <FormDialog
      title={t('keyTitle')}
      confirm={t('keyDone')}
      cancel={null}
      onConfirm={async () => onClose()}
      onClose={onClose}
    >
      <p>{t('keyText')}</p>
      <Button
        onClick={() =>
          void copyText(rows.map(([label, text]) => `${t(label)} ${text}`).join('\n'), t('keyCopied'))
        }
      >
        {t('keyCopy')}
      </Button>
      <Facts
        rows={rows.map(([label, text]) => [
          t(label),
          <code key={label} className="lb-break">
            {text}
          </code>,
        ])}
      />
    </FormDialog>
  )
}
