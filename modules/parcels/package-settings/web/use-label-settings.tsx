import { type ReactNode, useState } from 'react'
import { segmentsField, tickField, ticksField } from '#platform/web/form/choice-fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import { type LabelSettings, labelParts } from '../settings.ts'
import { Label, type LabelContent } from './Label.tsx'
import { labelCode } from './label-code.ts'
import { useBarcode } from './use-barcode.ts'
import { type SettingsTools, settingApi, useSettingSection } from './use-setting.ts'

const partWords = {
  courier: 'showCourier',
  trackingNumber: 'showTrackingNumber',
  arrivedAt: 'showArrivedAt',
  note: 'showNote',
} as const

/** What a shelf label shows. */
export function useLabelSettings(tools: SettingsTools) {
  const t = useTexts('packageSetting')
  return useSettingSection('label', tools, {
    formOf: ({ labelName, labelAutoPrint, labelShows }): LabelSettings => ({
      labelName,
      labelAutoPrint,
      labelShows,
    }),
    fields: [
      segmentsField<LabelSettings, 'labelName'>(
        t('labelName'),
        'labelName',
        [
          { value: 'masked', label: t('nameMasked') },
          { value: 'full', label: t('nameFull') },
          { value: 'none', label: t('nameNone') },
        ],
        { below: ({ labelName }) => labelName === 'full' && <Note tone="wait">{t('nameFullWarn')}</Note> },
      ),
      ticksField<LabelSettings, LabelSettings['labelShows'][number]>(
        t('shows'),
        'labelShows',
        labelParts.map((value) => ({ value, label: t(partWords[value]) })),
      ),
      tickField<LabelSettings>(t('autoPrint'), 'labelAutoPrint', {
        help: t('autoPrintHelp'),
      }),
    ],
    send: (form, version, retry) => settingApi.saveLabel({ ...form, version }, retry),
  })
}

const sampleSerial = '0392'

/** The fields with the label beside them, as it would be printed. */
export function BesideLabel({ form, children }: { form: LabelSettings; children: ReactNode }) {
  const t = useTexts('packageSetting')
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
  return (
    <div className="ps-label-columns">
      <div className="ps-stack lb-stack lb-gap-24">{children}</div>
      <figure className="lb-stack lb-gap-8">
        <figcaption>
          {t('preview')}　{t('previewSize')}
        </figcaption>
        <Label content={sample} bars={bars} settings={form} />
      </figure>
    </div>
  )
}
