import { amountField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useSection } from '#platform/web/settings/use-section.ts'
import { settingChanged } from '../problems.ts'
import type { Provider } from '../shapes.ts'
import { type BandDraft, bandOfDraft, draftOfBand, firstWrong } from './band-drafts.ts'
import { BandRows } from './BandRows.tsx'
import { collectingApi, type Setting } from './use-collecting.ts'

export interface ShopsForm {
  bands: BandDraft[]
  transferFee: string
}

/** What shops collect for how much, and what a transfer from another bank costs its payer (R293 to R296). */
export function useShopsSection(saved: Setting, provider: Provider, refresh: () => Promise<unknown>) {
  const t = useTexts('collectingPage')
  return useSection<Setting, ShopsForm>({
    saved,
    refresh,
    codes: [settingChanged('', '').code],
    formOf: ({ bands, transferFee }) => ({
      bands: bands.map(draftOfBand),
      transferFee: String(transferFee),
    }),
    fields: [
      {
        label: t('bands'),
        read: ({ bands }) =>
          bands.map(({ code, min, max, fee }) => [code, `${min}–${max}`, fee].join(' ')).join('；'),
        wrong: ({ bands }) => {
          const wrong = firstWrong(bands)
          return wrong && t(`band_${wrong.why}`, { nth: wrong.nth + 1 })
        },
        draw: ({ bands }, change, invalid) => (
          <BandRows bands={bands} invalid={invalid} onBands={(next) => change({ bands: next })} />
        ),
      },
      {
        ...amountField<ShopsForm>(t('transferFee'), 'transferFee', {
          digits: 3,
          help: t('transferFeeHelp'),
        }),
        wrong: ({ transferFee }) => (transferFee === '' ? t('transferFeeMissing') : undefined),
      },
    ],
    newest: async () => (await collectingApi.showSetting({ provider })).data,
    send: ({ bands, transferFee }, version, retry) =>
      collectingApi.saveSetting(
        { provider, version, bands: bands.map(bandOfDraft), transferFee: Number(transferFee) },
        retry,
      ),
  })
}
