import type { Given } from '#platform/contract/call.ts'
import { amountField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useSection } from '#platform/web/settings/use-section.ts'
import type { arrears } from '../contract.ts'
import { settingsChanged } from '../problems.ts'
import type { Rung, Template } from '../settings.ts'
import { steps } from '../steps.ts'
import { arrearsApi } from './queries.ts'
import { useLetterField } from './letter-field.tsx'
import { type RateForm, toForm, toRate, useRatesField } from './rates-field.tsx'
import { useRungField } from './rung-field.tsx'

export type Sections = Given<typeof arrears.calls.getSettings>['data']
type Refresh = () => Promise<unknown>

const codes = [settingsChanged('', '').code]
const newest = async () => (await arrearsApi.getSettings({})).data

export interface LadderForm {
  ladder: readonly Rung[]
  considerable: string
  demandDays: string
}

/** Which steps are taken, by which channel and with which term; and what a considerable sum is. */
export function useLadderSection(saved: Sections['ladder'], refresh: Refresh) {
  const t = useTexts('arrearsSetting')
  const rung = useRungField()
  return useSection<Sections['ladder'], LadderForm>({
    saved,
    refresh,
    codes,
    formOf: ({ ladder, considerable, demandDays }) => ({
      ladder,
      considerable: String(considerable),
      demandDays: String(demandDays),
    }),
    fields: [
      ...steps.map((_, nth) => rung(nth)),
      {
        ...amountField<LadderForm>(t('considerable'), 'considerable', {
          digits: 7,
          help: t('considerableHelp'),
        }),
        wrong: ({ considerable }) => (Number(considerable) > 0 ? undefined : t('considerableWrong')),
      },
      {
        ...amountField<LadderForm>(t('demandDays'), 'demandDays', { digits: 2, help: t('demandDaysHelp') }),
        wrong: ({ demandDays }) =>
          Number(demandDays) >= 1 && Number(demandDays) <= 90 ? undefined : t('termWrong'),
      },
    ],
    newest: async () => (await newest()).ladder,
    send: ({ ladder, considerable, demandDays }, version, retry) =>
      arrearsApi.saveSettings(
        {
          ladder: {
            ladder: [...ladder],
            considerable: Number(considerable),
            demandDays: Number(demandDays),
            version,
          },
        },
        retry,
      ),
  })
}

export interface InterestForm {
  rates: readonly RateForm[]
}

/** The rates of interest, each from a day on. */
export function useInterestSection(saved: Sections['interest'], refresh: Refresh) {
  const field = useRatesField()
  return useSection<Sections['interest'], InterestForm>({
    saved,
    refresh,
    codes,
    formOf: ({ rates }) => ({ rates: rates.map(toForm) }),
    fields: [field],
    newest: async () => (await newest()).interest,
    send: ({ rates }, version, retry) =>
      arrearsApi.saveSettings({ interest: { rates: rates.map(toRate), version } }, retry),
  })
}

export interface LetterForm {
  templates: readonly Template[]
}

/** What the letter of each step says. */
export function useLetterSection(saved: Sections['letters'], refresh: Refresh) {
  const field = useLetterField()
  return useSection<Sections['letters'], LetterForm>({
    saved,
    refresh,
    codes,
    formOf: ({ templates }) => ({ templates }),
    fields: steps.map((_, nth) => field(nth)),
    newest: async () => (await newest()).letters,
    send: ({ templates }, version, retry) =>
      arrearsApi.saveSettings({ letters: { templates: [...templates], version } }, retry),
  })
}
