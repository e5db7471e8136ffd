import './page-texts.ts'
import './emergency.css'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { PastPanel } from './PastPanel.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { ReceiptsPanel } from './ReceiptsPanel.tsx'
import { RunningHead } from './RunningHead.tsx'
import { SaidPanel } from './SaidPanel.tsx'
import { useNotices } from './use-notices.ts'

/**
 * Takes screens over, says which of them show it and to which somebody has to walk, and what was published before. While
 * something is on, its content stands where another one is written only once that is asked for.
 */
export function EmergencyPage() {
  const t = useTexts('emergencyPage')
  const title = useTexts('emergencyNotices')('title')
  const { publishing, past, devices, refresh } = useNotices()
  const mayPublish = useAllowed()([{ can: 'emergencyNotices.publish' }]).length > 0
  const [chosen, setChosen] = useState<string>()
  const [isWriting, setWriting] = useState(false)
  const running = publishing.data ?? []
  const shown = running.find(({ noticeId }) => noticeId === chosen) ?? running[0]
  const published = (noticeId: string) => {
    setChosen(noticeId)
    setWriting(false)
  }
  return (
    <div className="lb-page en-whole">
      <div className="lb-page-head lb-wrap">
        <h1>{title}</h1>
        {publishing.data?.length === 0 && <span className="lb-quiet">{t('noneOn')}</span>}
        {shown && (
          <RunningHead key={shown.noticeId} notice={shown} mayPublish={mayPublish} refresh={refresh} />
        )}
      </div>
      {running.length > 1 && shown && (
        <Segments
          label={t('several', { count: running.length })}
          value={shown.noticeId}
          onChange={setChosen}
          options={running.map((one) => ({ value: one.noticeId, label: one.title }))}
        />
      )}
      <div className="en-columns" data-on={shown ? '' : undefined}>
        <div className="lb-stack lb-gap-16 en-past">
          <Loaded of={publishing} failed={t('failed')} skeleton={['1fr', 140, 120]}>
            {() =>
              shown && (
                <ReceiptsPanel
                  key={shown.noticeId}
                  notice={shown}
                  mayPublish={mayPublish}
                  refresh={refresh}
                />
              )
            }
          </Loaded>
          <PastPanel of={past} mayPublish={mayPublish} refresh={refresh} />
        </div>
        {shown && !isWriting ? (
          <SaidPanel
            notice={shown}
            extra={mayPublish && <Button onClick={() => setWriting(true)}>{t('another')}</Button>}
          />
        ) : mayPublish ? (
          publishing.data && (
            <PublishPanel
              devices={devices.data ?? []}
              refresh={refresh}
              onPublished={published}
              onCancel={shown && (() => setWriting(false))}
            />
          )
        ) : (
          <Panel pad="plain">
            <p className="lb-quiet">{t('mayNot')}</p>
          </Panel>
        )}
      </div>
    </div>
  )
}
