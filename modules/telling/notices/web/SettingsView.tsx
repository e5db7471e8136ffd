import { useQuery } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { noticesApi } from './api.ts'
import { ChannelPanel } from './ChannelPanel.tsx'
import { RulesForm } from './RulesForm.tsx'

/** How and when residents are told. What is typed here stays while others change things elsewhere. */
export function SettingsView({ mayChange }: { mayChange: boolean }) {
  const t = useTexts('noticesPage')
  const { data, isError, refetch } = useQuery({
    queryKey: ['noticeSettings'],
    queryFn: async () => (await noticesApi.getSettings({})).data,
    retry: false,
  })
  useChanges(['notices.settingsChanged'], () => void refetch())
  if (!data && isError)
    return <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void refetch()} />
  if (!data)
    return (
      <Panel>
        <SkeletonRows columns={['1fr']} rows={10} />
      </Panel>
    )
  return (
    <div className="nt-settings">
      {!mayChange && <Note>{t('readOnly')}</Note>}
      <div className="nt-channels">
        {data.channels.map((one) => (
          <ChannelPanel key={one.channel} shown={one} mayChange={mayChange} onSaved={() => void refetch()} />
        ))}
      </div>
      <RulesForm saved={data} mayChange={mayChange} onSaved={() => void refetch()} />
    </div>
  )
}
