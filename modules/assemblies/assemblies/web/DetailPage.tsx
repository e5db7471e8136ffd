import './page-texts.ts'
import './chair.css'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Agenda } from './Agenda.tsx'
import { MeetingHead } from './MeetingHead.tsx'
import { ObjectionPanel } from './ObjectionPanel.tsx'
import { detailPath, hallPath } from './paths.ts'
import { useDashboard, useFresh, useTopics } from './queries.ts'
import { SpeakersPanel } from './SpeakersPanel.tsx'
import { TopicDialog } from './TopicDialog.tsx'
import { TopicPanel } from './TopicPanel.tsx'

/** The page of the chair: who is there, the agenda, the motion at hand, and objections on the spot. */
export function DetailPage() {
  const t = useTexts('assemblyPage')
  const { assemblyId = '' } = useParams({ strict: false }) as { assemblyId?: string }
  const { topic: chosen } = useSearch({ strict: false }) as { topic?: string }
  useFresh()
  const board = useDashboard(assemblyId)
  const topics = useTopics(assemblyId)
  const goTo = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const allowed = useAllowed()
  const may = (can: string) => allowed([{ can }]).length > 0
  const all = topics.data ?? []
  // What is voted on or waits for its declaration is at hand; only then the next one.
  const shown =
    all.find(({ topicId }) => topicId === chosen) ??
    all.find(({ status }) => status === 'voting') ??
    all.find(({ status, decision }) => status === 'closed' && !decision) ??
    all.find(({ status, decision }) => status === 'waiting' && !decision) ??
    all[0]
  const show = (topicId: string) =>
    void goTo({ to: detailPath(assemblyId), search: { topic: topicId }, replace: true })
  const isRunning = board.data?.assembly.status === 'running'
  // Before a meeting begins nobody speaks or objects.
  const isHeld = isRunning || Boolean(board.data?.assembly.startedAt)
  const next = all.find(({ status, decision }) => status === 'waiting' && !decision)
  const mayAdd =
    may('assemblies.prepare') &&
    board.data !== undefined &&
    board.data.assembly.status !== 'ended' &&
    board.data.assembly.status !== 'cancelled'
  useHotKey('Alt+7', 'assemblyPage:addTopic', () => setAdding(true), { enabled: mayAdd })
  useHotKey('Alt+9', 'assemblies:hall', () => void goTo({ to: hallPath(assemblyId) }))
  return (
    <div className="lb-page">
      <Loaded of={board} failed={t('loadFailed')} skeleton={['1fr', '1fr']}>
        {(data) => <MeetingHead data={data} topics={all} shown={shown} />}
      </Loaded>
      <div className={isHeld ? 'ac-columns ac-columns-held' : 'ac-columns'}>
        <Panel
          title={t('agenda')}
          number={all.length}
          extra={
            mayAdd && (
              <Button icon={<Icon name="plus" />} aria-keyshortcuts="Alt+7" onClick={() => setAdding(true)}>
                {t(board.data?.assembly.status === 'draft' ? 'addTopic' : 'addExtempore')}{' '}
                <Key keys="Alt 7" />
              </Button>
            )
          }
        >
          <Loaded
            of={topics}
            failed={t('loadFailed')}
            skeleton={[24, '1fr']}
            empty={<EmptyState icon="doc" title={t('topicsNone')} />}
          >
            {(list) => (
              <Agenda
                assemblyId={assemblyId}
                topics={list}
                shownId={shown?.topicId}
                mayOrder={may('assemblies.prepare') && board.data?.assembly.status === 'draft'}
                onShow={show}
              />
            )}
          </Loaded>
        </Panel>
        {shown ? (
          <TopicPanel key={shown.topicId} topic={shown} board={board.data} next={next} onShow={show} />
        ) : (
          <Panel>
            <EmptyState icon="doc" title={t('topicsNone')} text={t('topicsNoneText')}>
              {mayAdd && (
                <Button type="primary" onClick={() => setAdding(true)}>
                  {t('addTopic')}
                </Button>
              )}
            </EmptyState>
          </Panel>
        )}
        {board.data && isHeld && (
          <div className="lb-stack lb-gap-16">
            <SpeakersPanel data={board.data} topic={shown} isRunning={isRunning} />
            <ObjectionPanel assemblyId={assemblyId} topic={shown} isRunning={isRunning} />
          </div>
        )}
      </div>
      {isAdding && board.data && (
        <TopicDialog assembly={board.data.assembly} of={undefined} onClose={() => setAdding(false)} />
      )}
    </div>
  )
}
