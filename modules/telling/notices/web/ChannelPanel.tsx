import { useState } from 'react'
import { Input } from '#platform/web/antd/Input.tsx'
import { Select } from '#platform/web/antd/Select.tsx'
import { Problem } from '#platform/contract/problem.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import { channelChanged, type ChannelSettings, secretsAstray } from '../contract.ts'
import { noticesApi } from './api.ts'
import { channelFields } from './channel-fields.ts'
import { ChannelTest } from './ChannelTest.tsx'
import { smsPresets } from './sms-presets.ts'
import { type ChannelForm, useChannelWords } from './use-channel-words.ts'

const astray = secretsAstray('').code
const codes = [channelChanged('', '').code]
const formOf = ({ isOn, settings }: ChannelSettings): ChannelForm => ({ isOn, settings })

export interface ChannelPanelProps {
  shown: ChannelSettings
  mayChange: boolean
  onSaved: () => void
}

/** One channel: what it needs, switching it on, and trying it out. A secret is typed anew or left as it is. */
export function ChannelPanel({ shown, mayChange, onSaved }: ChannelPanelProps) {
  const t = useTexts('noticesPage')
  const n = useTexts('notices')
  const { channel } = shown
  const box = useMeanwhile<ChannelSettings, ChannelForm>({
    given: shown,
    codes,
    formOf,
    factsOf: useChannelWords(channel),
    newest: async () =>
      (await noticesApi.getSettings({})).data.channels.find((item) => item.channel === channel),
  })
  const { seen, form } = box
  const { isOn, settings } = form
  const setSettings = (next: Record<string, string>) => box.change({ settings: next })
  // What somebody else saved comes in at once while nothing is changed here; else when saving says who was first.
  const isDirty = JSON.stringify(form) !== JSON.stringify(formOf(seen))
  if (shown.version > seen.version && !isDirty) box.start(shown)
  const [secrets, setSecrets] = useState<Record<string, string>>({})
  /** Where its messages go was changed: kept secrets are not sent there. */
  const [isAstray, setAstray] = useState(false)
  const isWanted = (name: string) => isAstray && shown.secretsSet.includes(name) && !secrets[name]

  const save = useSubmit(async (retry) => {
    setAstray(false)
    const typed = Object.fromEntries(Object.entries(secrets).filter(([, value]) => value !== ''))
    const { version } = seen
    const { data } = await box
      .attempt(() =>
        noticesApi.saveChannel(
          { channel, version, isOn, settings, secrets: typed },
          { ...retry, handles: [400131, 400133, astray, ...codes] },
        ),
      )
      .catch((error: unknown) => {
        setAstray(error instanceof Problem && error.code === astray)
        throw error
      })
    box.start(data)
    setSecrets({})
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
      {channel === 'sms' && mayChange && (
        <div className="nt-presets">
          <span className="lb-14 lb-quiet">{t('smsPreset')}</span>
          {smsPresets.map((preset) => (
            <Button
              key={preset.name}
              size="small"
              onClick={() => setSettings({ ...settings, ...preset.settings })}
            >
              {t(preset.name)}
            </Button>
          ))}
        </div>
      )}
      <div className="nt-fields" ref={save.ref}>
        {channelFields[channel].map(({ name, label, isSecret, isLong, options }) => (
          <div key={name} className={isLong ? 'nt-long' : undefined}>
            <Field label={t(label)} {...(isWanted(name) && { invalid: t('secretAgain') })}>
              {options ? (
                <Select
                  disabled={!mayChange}
                  value={settings[name] ?? options[0]}
                  onChange={(value: string) => setSettings({ ...settings, [name]: value })}
                  options={options.map((value) => ({ value, label: t(`choice_${value}`) }))}
                />
              ) : isSecret ? (
                <Input.Password
                  autoComplete="new-password"
                  visibilityToggle={false}
                  disabled={!mayChange}
                  value={secrets[name] ?? ''}
                  placeholder={!isWanted(name) && shown.secretsSet.includes(name) ? t('secretSet') : ''}
                  onChange={(event) => setSecrets({ ...secrets, [name]: event.target.value })}
                />
              ) : isLong ? (
                <Input.TextArea
                  autoSize={{ minRows: 3 }}
                  disabled={!mayChange}
                  value={settings[name] ?? ''}
                  onChange={(event) => setSettings({ ...settings, [name]: event.target.value })}
                />
              ) : (
                <Input
                  disabled={!mayChange}
                  value={settings[name] ?? ''}
                  onChange={(event) => setSettings({ ...settings, [name]: event.target.value })}
                />
              )}
            </Field>
          </div>
        ))}
      </div>
      {mayChange && (
        <div className="nt-acts">
          <Checkbox checked={isOn} onChange={(event) => box.change({ isOn: event.target.checked })}>
            {t('enable')}
          </Checkbox>
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
