import { useQuery } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { noticesApi } from './api.ts'
import { ChannelPanel } from './ChannelPanel.tsx'
import { RulesForm } from './RulesForm.tsx'

/** How and when residents are told. What is typed here stays while others change things elsewhere. */
export function SettingsView({ mayChange }: { mayChange: boolean }) {
  const t = useTexts('noticesPage')
  const asked = useQuery({
    queryKey: ['noticeSettings'],
    queryFn: async () => (await noticesApi.getSettings({})).data,
    retry: false,
  })
  useChanges(['notices.settingsChanged'], () => void asked.refetch())
  if (!asked.data)
    return (
      <Panel>
        <Loaded of={asked} failed={t('loadFailed')} skeleton={['1fr']} rows={10} />
      </Panel>
    )
  return (
    <div className="nt-settings">
      {!mayChange && <Note>{t('readOnly')}</Note>}
      <div className="nt-channels">
        {asked.data.channels.map((channel) => (
          <ChannelPanel
            key={channel.channel}
            shown={channel}
            mayChange={mayChange}
            onSaved={() => void asked.refetch()}
          />
        ))}
      </div>
      <RulesForm saved={asked.data} mayChange={mayChange} onSaved={() => void asked.refetch()} />
    </div>
  )
}
