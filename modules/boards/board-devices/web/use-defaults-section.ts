import type { Given } from '#platform/contract/call.ts'
import { boardSettings, settingsChanged } from '#modules/boards/board-settings/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { tickField } from '#platform/web/form/choice-fields.tsx'
import { amountField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useSection } from '#platform/web/settings/use-section.ts'

const api = client(boardSettings)
export type SavedSettings = Given<typeof boardSettings.calls.show>['data']

interface DefaultsForm {
  marquee: string
  playSeconds: string
  takesOver: boolean
}

/** What holds on every screen, while it is changed (R223). */
export function useDefaultsSection(saved: SavedSettings, refresh: () => Promise<unknown>) {
  const t = useTexts('boardSetting')
  return useSection<SavedSettings, DefaultsForm>({
    saved,
    refresh,
    codes: [settingsChanged('', '').code],
    formOf: ({ marquee, playSeconds, takesOver }) => ({
      marquee,
      playSeconds: String(playSeconds),
      takesOver,
    }),
    fields: [
      textField(t('marquee'), 'marquee', { help: t('marqueeHelp'), input: { maxLength: 80 } }),
      {
        ...amountField<DefaultsForm>(t('playSeconds'), 'playSeconds', { digits: 3 }),
        wrong: ({ playSeconds }) =>
          Number(playSeconds) >= 5 && Number(playSeconds) <= 120 ? undefined : t('secondsWrong'),
      },
      tickField(t('takesOver'), 'takesOver', { help: t('takesOverHelp') }),
    ],
    newest: async () => (await api.show({})).data,
    send: ({ marquee, playSeconds, takesOver }, version, retry) =>
      api.save({ marquee, playSeconds: Number(playSeconds), takesOver, version }, retry),
  })
}
