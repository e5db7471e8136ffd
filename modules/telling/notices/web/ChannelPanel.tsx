import { useEffect, useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { tickField } from '#platform/web/form/choice-fields.tsx'
import { FormFields } from '#platform/web/form/fields.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import { channelChanged, type ChannelSettings, secretsAstray } from '../contract.ts'
import { noticesApi } from './api.ts'
import { ChannelTest } from './ChannelTest.tsx'
import { gatewayPresets } from './gateway-presets.ts'
import { type ChannelForm, useChannelFields } from './use-channel-fields.tsx'

const astray = secretsAstray('').code
const codes = [channelChanged('', '').code]

export interface ChannelPanelProps {
  shown: ChannelSettings
  mayChange: boolean
  onSaved: () => void
  /** Whether something is typed that is not saved. */
  onDirty: (dirty: boolean) => void
}

/** One channel: what it needs, switching it on, and trying it out. A secret is typed anew or left as it is. */
export function ChannelPanel({ shown, mayChange, onSaved, onDirty }: ChannelPanelProps) {
  const t = useTexts('noticesPage')
  const n = useTexts('notices')
  const { channel } = shown
  const presets = gatewayPresets[channel] ?? []
  /** Where its messages go was changed: kept secrets are not sent there. */
  const [isAstray, setAstray] = useState(false)
  const fields = useChannelFields(channel, isAstray)
  const enable = tickField<ChannelForm>(t('enable'), 'isOn')
  const box = useMeanwhile<ChannelSettings, ChannelForm>({
    given: shown,
    codes,
    formOf: ({ isOn, settings }) => ({ isOn, settings, secrets: {} }),
    fields: [...fields, enable],
    newest: async () =>
      (await noticesApi.getSettings({})).data.channels.find((item) => item.channel === channel),
    isNewer: (now, before) => now.version > before.version,
  })
  const { seen, form, isDirty } = box
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const { isOn, settings } = form

  const save = useSubmit(async (retry) => {
    setAstray(false)
    const secrets = Object.fromEntries(Object.entries(form.secrets).filter(([, value]) => value !== ''))
    const { version } = seen
    const { data } = await box
      .attempt(() =>
        noticesApi.saveChannel(
          { channel, version, isOn, settings, secrets },
          { ...retry, handles: [400131, 400133, astray, ...codes] },
        ),
      )
      .catch((error: unknown) => {
        setAstray(error instanceof Problem && error.code === astray)
        throw error
      })
    box.start(data)
    toast(t('saved'))
    onSaved()
  })

  return (
    <Panel
      title={n(`channel_${channel}`)}
      pad="form"
      extra={<Mark kind={shown.isOn ? 'done' : 'plain'}>{t(shown.isOn ? 'channelOn' : 'channelOff')}</Mark>}
    >
      {channel === 'line' && <p className="lb-14 lb-quiet nt-help">{t('lineHelp')}</p>}
      {channel === 'voice' && <p className="lb-14 lb-quiet nt-help">{t('voiceHelp')}</p>}
      {presets.length > 0 && mayChange && (
        <div className="nt-presets">
          <span className="lb-14 lb-quiet">{t('smsPreset')}</span>
          {presets.map((preset) => (
            <Button
              key={preset.name}
              size="small"
              onClick={() => box.change({ settings: { ...settings, ...preset.settings } })}
            >
              {t(preset.name)}
            </Button>
          ))}
        </div>
      )}
      <fieldset className="nt-fields" disabled={!mayChange} ref={save.ref}>
        <FormFields fields={fields} form={form} change={box.change} of={seen} tried />
      </fieldset>
      {mayChange && (
        <div className="nt-acts">
          <FormFields fields={[enable]} form={form} change={box.change} />
          <Button className="nt-end" loading={save.busy} onClick={() => void save.submit()}>
            {t('save')}
          </Button>
        </div>
      )}
      {save.failure && <FailureNote sentence={save.failure} colleagueEdits={box.colleagueEdits} />}
      {mayChange && shown.isOn && <ChannelTest channel={channel} />}
    </Panel>
  )
}
