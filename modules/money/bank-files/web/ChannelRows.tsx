import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { channels } from '../format-shapes.ts'
import type { FormatDraft } from './format-draft.ts'
import { channelWords } from './line-words.tsx'

interface ChannelRowsProps {
  channels: FormatDraft['channels']
  onChannels: (channels: FormatDraft['channels']) => void
}

/** Which mark of a file stands for which way of paying. */
export function ChannelRows({ channels: given, onChannels }: ChannelRowsProps) {
  const t = useTexts('bankFormats')
  const put = (nth: number, patch: Partial<FormatDraft['channels'][number]>) =>
    onChannels(given.map((one, at) => (at === nth ? { ...one, ...patch } : one)))
  return (
    <section className="lb-wide lb-stack lb-gap-8" aria-label={t('channels')}>
      <h3>{t('channels')}</h3>
      <ol className="bt-rows">
        {given.map(({ mark, channel }, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- a mark that is typed has no other name
          <li key={nth} className="bt-row bt-channel">
            <TextInput
              aria-label={t('markNth', { nth: nth + 1 })}
              maxLength={10}
              value={mark}
              onText={(text) => put(nth, { mark: text })}
            />
            <ChoiceInput
              aria-label={t('channelNth', { nth: nth + 1 })}
              value={channel}
              options={channels.map((value) => ({ value, label: channelWords(value) }))}
              onChoose={(value) => put(nth, { channel: value })}
            />
            <button
              type="button"
              className="lb-icon-button"
              aria-label={t('removeOf', { name: mark || t('markNth', { nth: nth + 1 }) })}
              onClick={() => onChannels(given.filter((_, at) => at !== nth))}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ol>
      <div>
        <Button
          icon={<Icon name="plus" />}
          onClick={() => onChannels([...given, { mark: '', channel: 'other' }])}
        >
          {t('channelAdd')}
        </Button>
      </div>
    </section>
  )
}
