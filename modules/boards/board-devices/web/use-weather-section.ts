import {
  boardWeather,
  counties,
  type ShownWeather,
  weatherChanged,
} from '#modules/boards/board-weather/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { useSection } from '#platform/web/settings/use-section.ts'

export const weatherApi = client(boardWeather)

interface WeatherForm {
  county: string
  address: string
  key: string
}

/** Where the weather on boards comes from, while it is changed. */
export function useWeatherSection(saved: ShownWeather, refresh: () => Promise<unknown>) {
  const t = useTexts('boardSetting')
  return useSection<ShownWeather, WeatherForm>({
    saved,
    refresh,
    codes: [weatherChanged('', '').code],
    formOf: ({ county, address }) => ({ county, address, key: '' }),
    fields: [
      choiceField<WeatherForm>(t('county'), 'county', [
        { value: '', label: t('countyNone') },
        ...counties.map((name) => ({ value: name, label: name })),
      ]),
      textField<WeatherForm>(t('weatherKey'), 'key', {
        optional: saved.hasKey,
        help: t(saved.hasKey ? 'weatherKeyThere' : 'weatherKeyHelp'),
        input: { maxLength: 100, type: 'password', autoComplete: 'new-password' },
      }),
      {
        ...textField<WeatherForm>(t('weatherSource'), 'address', { input: { maxLength: 200 } }),
        wrong: ({ address }) =>
          /^https?:\/\/\S+$/.test(address.trim()) ? undefined : t('weatherSourceWrong'),
      },
    ],
    newest: async () => (await weatherApi.show({})).data,
    send: ({ county, address, key }, version, retry) =>
      weatherApi.save({ county, address: address.trim(), key: key.trim(), version }, retry),
  })
}

const faults = ['refused', 'noAnswer', 'wrongKey', 'strange'] as const
type Fault = (typeof faults)[number]
const isKnown = (fault: string): fault is Fault => (faults as readonly string[]).includes(fault)

/** When the weather came last, or why it does not come. */
export function useWeatherSaid({ county, hasKey, fetchedAt, fault }: ShownWeather): string {
  const t = useTexts('boardSetting')
  if (!county || !hasKey) return t('weatherOff')
  if (fault && isKnown(fault)) return t(`weather_${fault}`)
  return fetchedAt ? t('weatherAt', { when: speakTime(fetchedAt) }) : t('weatherSoon')
}
