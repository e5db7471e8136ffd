import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { labelParts } from '../settings.ts'
import { Label, type LabelContent } from './Label.tsx'
import { labelCode } from './label-code.ts'
import { partWords } from './section-words.ts'
import { useBarcode } from './use-barcode.ts'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import type { SectionProps } from './use-setting.ts'

const sampleSerial = '0392'

/** What a shelf label shows, with the label beside it. */
export function LabelSection({ draft, mayChange }: SectionProps<'label'>) {
  const t = useTexts('packageSetting')
  const { labelName, labelAutoPrint, labelShows } = draft.form
  const bars = useBarcode(labelCode(sampleSerial))
  const [arrivedAt] = useState(() => new Date())
  const sample: LabelContent = {
    label: t('sampleLabel'),
    name: t('sampleName'),
    shelfPosition: 'B-03',
    kindName: t('sampleKind'),
    courierShortName: t('sampleCourier'),
    trackingNumber: '906284483517',
    temperature: 1,
    inPersonOnly: true,
    cashOnDelivery: false,
    isLegal: false,
    serialNumber: sampleSerial,
    arrivedAt,
    plainNote: t('sampleNote'),
  }
  const names = [
    { value: 'masked', label: t('nameMasked'), disabled: !mayChange },
    { value: 'full', label: t('nameFull'), disabled: !mayChange },
    { value: 'none', label: t('nameNone'), disabled: !mayChange },
  ] as const
  return (
    <SectionPanel title={t('label')} draft={draft} mayChange={mayChange} isWrong={false}>
      <div className="ps-label-columns">
        <div className="ps-stack">
          <div className="ps-group">
            <p className="ps-label">{t('labelName')}</p>
            <Segments
              label={t('labelName')}
              value={labelName}
              options={names}
              onChange={(value) => draft.change({ labelName: value })}
            />
            {labelName === 'full' && <Note tone="wait">{t('nameFullWarn')}</Note>}
          </div>
          <fieldset className="ps-group ps-plain">
            <legend className="ps-label">{t('shows')}</legend>
            <div className="ps-boxes">
              {labelParts.map((part) => (
                <Checkbox
                  key={part}
                  disabled={!mayChange}
                  checked={labelShows.includes(part)}
                  onChange={({ target }) =>
                    draft.change({
                      labelShows: labelParts.filter((text) =>
                        text === part ? target.checked : labelShows.includes(text),
                      ),
                    })
                  }
                >
                  {t(partWords[part])}
                </Checkbox>
              ))}
            </div>
          </fieldset>
          <div className="ps-group">
            <Checkbox
              disabled={!mayChange}
              checked={labelAutoPrint}
              onChange={({ target }) => draft.change({ labelAutoPrint: target.checked })}
            >
              {t('autoPrint')}
            </Checkbox>
            <p className="lb-14 lb-quiet">{t('autoPrintHelp')}</p>
          </div>
        </div>
        <figure className="ps-preview">
          <figcaption className="ps-label">
            {t('preview')}　{t('previewSize')}
          </figcaption>
          <Label content={sample} bars={bars} settings={draft.form} />
        </figure>
      </div>
    </SectionPanel>
  )
}
