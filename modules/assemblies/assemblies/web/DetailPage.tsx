import './page-texts.ts'
import './chair.css'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { Topic } from '../shapes.ts'
import { Meters } from './Meter.tsx'
import { ObjectionPanel } from './ObjectionPanel.tsx'
import { OutcomeMark } from './OutcomeMark.tsx'
import { detailPath, hallPath, registerPath, trusteesPath } from './paths.ts'
import { assembliesApi, useDashboard, useFresh, useTopics } from './queries.ts'
import { SpeakersPanel } from './SpeakersPanel.tsx'
import { TopicDialog } from './TopicDialog.tsx'
import { TopicPanel } from './TopicPanel.tsx'

/** The page of the chair: who is there, the agenda, the motion at hand, and objections on the spot. */
export function DetailPage() {
  const t = useTexts('assemblyPage')
  const pages = useTexts('assemblies')
  const { assemblyId = '' } = useParams({ strict: false }) as { assemblyId?: string }
  const { topic: chosen } = useSearch({ strict: false }) as { topic?: string }
  const again = useFresh()
  const board = useDashboard(assemblyId)
  const topics = useTopics(assemblyId)
  const goTo = useNavigate()
  const act = useAsked(again)
  const [isAdding, setAdding] = useState(false)
  const allowed = useAllowed()
  const may = (can: string) => allowed([{ can }]).length > 0
  const all = topics.data ?? []
  const shown =
    all.find(({ topicId }) => topicId === chosen) ??
    all.find(({ status }) => status === 'voting') ??
    board.data?.next ??
    all[0]
  const mayAdd =
    may('assemblies.prepare') &&
    board.data !== undefined &&
    board.data.assembly.status !== 'ended' &&
    board.data.assembly.status !== 'cancelled'
  useHotKey('Alt+7', 'assemblyPage:addTopic', () => setAdding(true), { enabled: mayAdd })
  useHotKey('Alt+9', 'assemblies:hall', () => void goTo({ to: hallPath(assemblyId) }))
  const link = 'lb-button lb-button-default lb-button-middle'
  return (
    <div className="lb-page">
      <Loaded of={board} failed={t('loadFailed')} skeleton={['1fr', '1fr']}>
        {({ assembly, quorum }) => (
          <Panel pad="plain" className="lb-below-16">
            <div className="lb-line lb-wrap lb-gap-24">
              <div>
                <h1 className="lb-20">{assembly.title}</h1>
                <span className="lb-14 lb-quiet">
                  {writeTime(assembly.meetingAt)} {t(`status_${assembly.status}`)}
                </span>
              </div>
              <div className="lb-grow">
                <Meters verdict={quorum} />
              </div>
              <Link className={link} to={registerPath(assemblyId)}>
                {pages('register')}
              </Link>
              {may('assemblies.prepare') && all.some(({ voteWay }) => voteWay === 'sealed') && (
                <Link className={link} to={trusteesPath(assemblyId)}>
                  {pages('trustees')}
                </Link>
              )}
              <Link className={link} to={hallPath(assemblyId)} aria-keyshortcuts="Alt+9">
                {pages('hall')} <Key keys="Alt 9" />
              </Link>
              {may('assemblies.chair') && assembly.status === 'published' && (
                <Button
                  type="primary"
                  onClick={() =>
                    void act.submit({
                      ask: { title: t('startAsk'), text: t('startText'), ok: t('start') },
                      work: (retry) => assembliesApi.start({ assemblyId }, retry),
                      done: t('started'),
                    })
                  }
                >
                  {t('start')}
                </Button>
              )}
              {may('assemblies.chair') && assembly.status === 'running' && (
                <Button
                  onClick={() =>
                    void act.submit({
                      ask: { title: t('endAsk'), text: t('endText'), ok: t('end') },
                      work: (retry) => assembliesApi.end({ assemblyId }, retry),
                      done: t('ended'),
                    })
                  }
                >
                  {t('end')}
                </Button>
              )}
            </div>
          </Panel>
        )}
      </Loaded>
      <div className="ac-columns">
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
            empty={<EmptyState icon="doc" title={t('topicsNone')} text={t('topicsNoneText')} />}
          >
            {(list) => (
              <ol className="ac-agenda lb-divided">
                {list.map((topic) => (
                  <li key={topic.topicId}>
                    <button
                      type="button"
                      aria-current={topic.topicId === shown?.topicId || undefined}
                      onClick={() =>
                        void goTo({
                          to: detailPath(assemblyId),
                          search: { topic: topic.topicId },
                          replace: true,
                        })
                      }
                    >
                      <span className="lb-strong">{topic.number}</span>
                      <span className="lb-grow">{topic.title}</span>
                      <TopicState topic={topic} />
                    </button>
                  </li>
                ))}
              </ol>
            )}
          </Loaded>
        </Panel>
        {shown ? (
          <TopicPanel
            key={shown.topicId}
            topic={shown}
            isRunning={board.data?.assembly.status === 'running'}
          />
        ) : (
          <span />
        )}
        <div className="lb-stack lb-gap-16">
          {board.data && (
            <SpeakersPanel
              data={board.data}
              topic={shown}
              isRunning={board.data.assembly.status === 'running'}
            />
          )}
          <ObjectionPanel
            assemblyId={assemblyId}
            topic={shown}
            isRunning={board.data?.assembly.status === 'running'}
          />
        </div>
      </div>
      {isAdding && board.data && (
        <TopicDialog assembly={board.data.assembly} of={undefined} onClose={() => setAdding(false)} />
      )}
    </div>
  )
}

/** How a motion stands, in a word. */
export function TopicState({ topic }: { topic: Topic }) {
  const t = useTexts('assemblyPage')
  if (topic.decision)
    return (
      <>
        <Mark kind={topic.decision === 'carried' ? 'done' : 'plain'}>{t(`decision_${topic.decision}`)}</Mark>
        {topic.outcome && <OutcomeMark outcome={topic.outcome} />}
      </>
    )
  if (topic.status === 'voting') return <Mark kind="refuses">{t('voting')}</Mark>
  if (topic.status === 'closed') return <Mark kind="reminded">{t('undeclared')}</Mark>
  return <Mark kind="waiting">{t('waiting')}</Mark>
}
