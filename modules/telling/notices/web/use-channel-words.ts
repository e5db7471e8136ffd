import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import { ticked } from '#platform/web/look/meanwhile-texts.ts'
import type { ChannelSettings } from '../contract.ts'
import type { AutoChannel } from '../shapes.ts'
import { channelFields } from './channel-fields.ts'

/** What is written of a channel; secrets are typed anew and not kept here. */
export interface ChannelForm {
  isOn: boolean
  settings: Record<string, string>
}

/** What a channel says, in the words of its form; of a secret only that one is kept. */
export function useChannelWords(channel: AutoChannel) {
  const t = useTexts('noticesPage')
  const valueOf = (value: string, options?: readonly string[]) =>
    options ? t(`choice_${(value || options[0]) as 'form'}`) : value
  return ({ isOn, settings }: ChannelForm, { secretsSet }: ChannelSettings): Facts => [
    ...channelFields[channel].map(
      ({ name, label, isSecret, options }) =>
        [
          t(label),
          isSecret
            ? secretsSet.includes(name)
              ? t('secretSet')
              : ''
            : valueOf(settings[name] ?? '', options),
        ] as const,
    ),
    [t('enable'), ticked(isOn)],
  ]
}
