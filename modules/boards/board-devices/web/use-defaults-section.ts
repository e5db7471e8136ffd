import type { Given } from '#platform/contract/call.ts'
import { boardSettings, settingsChanged } from '#modules/boards/board-settings/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { amountField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useSection } from '#platform/web/settings/use-section.ts'

const api = client(boardSettings)
export type SavedSettings = Given<typeof boardSettings.calls.show>['data']

interface DefaultsForm {
  marquee: string
  playSeconds: string
}

/** What holds on every screen, while it is changed (R223). */
export function useDefaultsSection(saved: SavedSettings, refresh: () => Promise<unknown>) {
  const t = useTexts('boardSetting')
  return useSection<SavedSettings, DefaultsForm>({
    saved,
    refresh,
    codes: [settingsChanged('', '').code],
    formOf: ({ marquee, playSeconds }) => ({ marquee, playSeconds: String(playSeconds) }),
    fields: [
      textField(t('marquee'), 'marquee', { help: t('marqueeHelp'), input: { maxLength: 80 } }),
      {
        ...amountField<DefaultsForm>(t('playSeconds'), 'playSeconds', { digits: 3 }),
        wrong: ({ playSeconds }) =>
          Number(playSeconds) >= 5 && Number(playSeconds) <= 120 ? undefined : t('secondsWrong'),
      },
    ],
    newest: async () => (await api.show({})).data,
    send: ({ marquee, playSeconds }, version, retry) =>
      api.save({ marquee, playSeconds: Number(playSeconds), version }, retry),
  })
}
