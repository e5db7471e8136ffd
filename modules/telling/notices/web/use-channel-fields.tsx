import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import type { FormField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { ChannelSettings } from '../contract.ts'
import type { SentChannel } from '../shapes.ts'
import { channelFields } from './channel-fields.ts'

/** What is written of a channel. */
export interface ChannelForm {
  isOn: boolean
  settings: Record<string, string>
  /** Those that are typed anew; the others stay as they are. */
  secrets: Record<string, string>
}

/** What a channel needs; of a secret only that one is kept. `isAstray`: secrets that are kept must be typed again. */
export function useChannelFields(
  channel: SentChannel,
  isAstray: boolean,
): FormField<ChannelForm, ChannelSettings>[] {
  const t = useTexts('noticesPage')
  return channelFields[channel].map(({ name, label: key, isSecret, isLong, options }) => {
    const label = t(key)
    const choiceOf = (value: string) => t(`choice_${value as 'form'}`)
    const control = (value: string, put: (value: string) => void, hint: string) => {
      const shared = { value, placeholder: hint }
      if (options)
        return (
          <ChoiceInput
            value={value || options[0] || ''}
            options={options.map((option) => ({ value: option, label: choiceOf(option) }))}
            onChoose={put}
          />
        )
      if (isLong)
        return (
          <textarea
            {...shared}
            className="lb-long-text"
            rows={3}
            onChange={({ target }) => put(target.value)}
          />
        )
      const secret = { type: 'password', autoComplete: 'new-password' }
      return <TextInput {...shared} {...(isSecret && secret)} onText={put} />
    }
    return {
      label,
      read: ({ settings }, { secretsSet }) =>
        isSecret
          ? secretsSet.includes(name)
            ? t('secretSet')
            : ''
          : options
            ? choiceOf(settings[name] || (options[0] ?? ''))
            : (settings[name] ?? ''),
      draw(form, change, _, of) {
        const isKept = isSecret && of?.secretsSet.includes(name)
        const isWanted = isKept && isAstray && !form.secrets[name]
        const part = isSecret ? 'secrets' : 'settings'
        const put = (value: string) => change({ [part]: { ...form[part], [name]: value } })
        return (
          <div className={isLong ? 'lb-wide' : undefined}>
            <Field label={label} invalid={isWanted ? t('secretAgain') : undefined}>
              {control(form[part][name] ?? '', put, isKept && !isWanted ? t('secretSet') : '')}
            </Field>
          </div>
        )
      },
    }
  })
}
