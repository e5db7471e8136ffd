import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ShownOnce } from '#platform/web/list/ShownOnce.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { copyText } from '#platform/web/look/copy-text.ts'

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
    <ShownOnce
      title={t('keyTitle')}
      text={t('keyText')}
      done={t('keyDone')}
      rows={rows.map(([label, text]) => [t(label), text])}
      onClose={onClose}
    >
      <Button
        onClick={() =>
          void copyText(rows.map(([label, text]) => `${t(label)} ${text}`).join('\n'), t('keyCopied'))
        }
      >
        {t('keyCopy')}
      </Button>
    </ShownOnce>
  )
}
