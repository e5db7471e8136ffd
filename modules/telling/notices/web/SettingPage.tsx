import './page-texts.ts'
import './notices.css'
import { useQuery } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { SettingParts } from '#platform/web/settings/SettingParts.tsx'
import { noticesApi } from './api.ts'
import { ChannelPanel } from './ChannelPanel.tsx'
import { RulesForm } from './RulesForm.tsx'

/** 通知設定: by which channels residents are told, when, and in which words. */
export function SettingPage() {
  const t = useTexts('noticesPage')
  const n = useTexts('notices')
  const title = useTexts('noticesFrame')('setting')
  const mayChange = useAllowed()([{ can: 'notices.configure' }]).length > 0
  const asked = useQuery({
    queryKey: ['noticeSettings'],
    queryFn: async () => (await noticesApi.getSettings({})).data,
    retry: false,
  })
  const refresh = () => void asked.refetch()
  useChanges(['notices.settingsChanged'], refresh)
  return (
    <SettingFrame of={asked} failed={t('loadFailed')} title={title}>
      {(data) => (
        <SettingParts
          page="noticeSettings"
          title={title}
          lead={t('settingLead')}
          mayChange={mayChange}
          parts={[
            ...data.channels.map((shown) => ({
              name: shown.channel,
              label: n(`channel_${shown.channel}`),
              draw: (onDirty: (dirty: boolean) => void) => (
                <ChannelPanel shown={shown} mayChange={mayChange} onSaved={refresh} onDirty={onDirty} />
              ),
            })),
            {
              name: 'rules',
              label: t('rulesTitle'),
              draw: (onDirty: (dirty: boolean) => void) => (
                <RulesForm saved={data} mayChange={mayChange} onSaved={refresh} onDirty={onDirty} />
              ),
            },
          ]}
        />
      )}
    </SettingFrame>
  )
}
