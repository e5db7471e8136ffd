import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import {
  Label,
  labelCode,
  type LabelContent,
  useBarcode,
} from '#modules/parcels/package-settings/web/public.ts'

export interface LabelPanelProps {
  content: LabelContent
  autoPrint: boolean
  onAutoPrint: (on: boolean) => void
  onReprint: () => void
}

/** The label as it will print, and whether it prints by itself. */
export function LabelPanel({ content, autoPrint, onAutoPrint, onReprint }: LabelPanelProps) {
  const t = useTexts('registerPackages')
  const bars = useBarcode(content.serialNumber && labelCode(content.serialNumber))
  return (
    <Panel
      title={t('label')}
      summary={t('labelSize')}
      className="rp-label-panel"
      extra={
        <Button type="text" icon={<Icon name="print" />} onClick={onReprint} aria-keyshortcuts="Alt+L">
          {t('reprint')} <Key keys="Alt L" />
        </Button>
      }
    >
      <div className="rp-label">
        <Label content={content} bars={bars} />
        <div className="rp-label-side">
          <Checkbox checked={autoPrint} onChange={(event) => onAutoPrint(event.target.checked)}>
            {t('autoPrint')}
          </Checkbox>
          <p className="lb-14 lb-quiet">{t('autoPrintHelp')}</p>
        </div>
      </div>
    </Panel>
  )
}
