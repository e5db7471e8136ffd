import './console-texts.ts'
import './console-broadcasts.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { type Broadcast, type BroadcastKind, broadcastKinds } from '../draft-contract.ts'
import { consoleApi } from './console-api.ts'
import { ConsoleBroadcastDialog } from './ConsoleBroadcastDialog.tsx'
import { ConsoleBroadcastRow } from './ConsoleBroadcastRow.tsx'

const about = {
  headline: 'aboutHeadline',
  marquee: 'aboutMarquee',
  icon: 'aboutIcon',
  release: 'aboutRelease',
  announcement: 'aboutAnnouncement',
} as const

/** What the frame of communities shows, one kind at a time: written, looked at, published and taken back. */
export function ConsoleBroadcastsPage() {
  const t = useTexts('broadcastConsole')
  const queries = useQueryClient()
  const [kind, setKind] = useState<BroadcastKind>('headline')
  const [edited, setEdited] = useState<Broadcast | 'new'>()
  const list = useQuery({
    queryKey: ['console', 'broadcasts', kind],
    queryFn: async () => (await consoleApi.listBroadcasts({ kind, maxCount: 100 })).data,
  })
  const renew = () => void queries.invalidateQueries({ queryKey: ['console', 'broadcasts'] })
  return (
    <div className="lb-page lb-console-page">
      <div className="lb-page-head">
        <h1>{t('page')}</h1>
        <Button type="primary" onClick={() => setEdited('new')}>
          {t('addTitle', { kind: t(kind) })}
        </Button>
      </div>
      <div className="cb-kinds">
        <Segments
          label={t('kind')}
          value={kind}
          onChange={setKind}
          options={broadcastKinds.map((value) => ({ value, label: t(value) }))}
        />
        <span className="lb-quiet">{t(about[kind])}</span>
      </div>
      <Panel>
        <Loaded
          of={list}
          failed={t('loadFailed')}
          failedText={t('loadFailedText')}
          skeleton={[80, 320, 160]}
          rows={4}
          empty={<EmptyState icon="mega" title={t('nothing', { kind: t(kind) })} />}
        >
          {(data) => (
            <ul>
              {data.map((row) => (
                <ConsoleBroadcastRow
                  key={row.broadcastId}
                  one={row}
                  edit={() => setEdited(row)}
                  changed={renew}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
      {edited && (
        <ConsoleBroadcastDialog
          kind={kind}
          former={edited === 'new' ? undefined : edited}
          onClose={() => {
            setEdited(undefined)
            renew()
          }}
        />
      )}
    </div>
  )
}
