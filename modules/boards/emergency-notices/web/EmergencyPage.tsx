import './page-texts.ts'
import './emergency.css'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { PastPanel } from './PastPanel.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { ReceiptsPanel } from './ReceiptsPanel.tsx'
import { useNotices } from './use-notices.ts'

/** Takes screens over, says which of them show it and to which somebody has to walk, and what was published before. */
export function EmergencyPage() {
  const t = useTexts('emergencyPage')
  const title = useTexts('emergencyNotices')('title')
  const { publishing, past, devices, refresh } = useNotices()
  const mayPublish = useAllowed()([{ can: 'emergencyNotices.publish' }]).length > 0
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
        {publishing.data?.length === 0 && <span className="lb-quiet">{t('noneOn')}</span>}
      </div>
      <div className="en-columns" data-on={publishing.data?.length ? '' : undefined}>
        <div className="lb-stack lb-gap-16">
          <Loaded of={publishing} failed={t('failed')} skeleton={['1fr', 140, 120]}>
            {(notices) =>
              notices.map((notice) => (
                <ReceiptsPanel
                  key={notice.noticeId}
                  notice={notice}
                  mayPublish={mayPublish}
                  refresh={refresh}
                />
              ))
            }
          </Loaded>
          <PastPanel of={past} mayPublish={mayPublish} refresh={refresh} />
        </div>
        {mayPublish ? (
          <PublishPanel devices={devices.data ?? []} refresh={refresh} />
        ) : (
          <Panel pad="plain">
            <p className="lb-quiet">{t('mayNot')}</p>
          </Panel>
        )}
      </div>
    </div>
  )
}
