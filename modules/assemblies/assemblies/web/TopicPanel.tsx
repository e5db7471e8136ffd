import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { quorumOf } from '#modules/assemblies/tally/contract.ts'
import type { Dashboard } from '../held-shapes.ts'
import type { Topic } from '../shapes.ts'
import { fractionText } from './amounts.ts'
import { Candidates } from './Candidates.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { OutcomeMark } from './OutcomeMark.tsx'
import { namedPath, totalsPath, wayPath } from './paths.ts'
import { floorApi, useAssembly, useFresh, useVoting, votesApi } from './queries.ts'
import { ResultTable } from './ResultTable.tsx'
import { SealedState } from './SealedState.tsx'
import { ShortDialog } from './ShortDialog.tsx'
import { TopicDialog } from './TopicDialog.tsx'
import { VotingProgress } from './VotingProgress.tsx'

/** Minutes that phones may have, as the chair chooses. */
const limits = ['0', '3', '5', '10', '15', '30'] as const

interface TopicPanelProps {
  topic: Topic
  board: Dashboard | undefined
  /** The motion that comes after what is declared. */
  next: Topic | undefined
  /** Stays at a motion, or goes to it. */
  onShow: (topicId: string) => void
}

/** The motion at hand: what it is, how far voting is, what came of it, and what the chair can do. */
export function TopicPanel({ topic, board, next, onShow }: TopicPanelProps) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const act = useAsked(again)
  const allowed = useAllowed()
  const may = (can: string) => allowed([{ can }]).length > 0
  const [minutes, setMinutes] = useState('0')
  const [isPutOff, setPutOff] = useState(false)
  const [asking, setAsking] = useState<'resetVoting' | 'cancelDecision' | 'edit' | 'short'>()
  const voting = useVoting(topic.status === 'voting' ? topic.topicId : undefined)
  const assembly = useAssembly(topic.assemblyId)
  const { topicId, assemblyId, status, decision, applied } = topic
  const link = 'lb-button lb-button-default lb-button-middle'
  const isRunning = board?.assembly.status === 'running'
  const mayChair = may('assemblies.chair') && isRunning
  const mayRecord = may('assemblies.record') && isRunning
  const mayStart = mayRecord && status === 'waiting' && !decision
  const mayClose = mayRecord && status === 'voting'
  // A vote without a limit has no time to be given.
  const mayExtend = mayClose && topic.closesAt !== null
  const verdict = board && quorumOf(board.present, board.whole, applied)
  const start = () => {
    onShow(topicId)
    if (verdict && !verdict.isReached) return setAsking('short')
    void act.submit({
      ask: {
        title: t('startVotingAsk', { number: topic.number }),
        text: t('startVotingText'),
        ok: t('startVoting'),
      },
      work: (retry) => votesApi.startVoting({ topicId, minutes: Number(minutes), reason: '' }, retry),
      done: t('votingStarted'),
    })
  }
  const close = () => {
    // The chair goes on here: the result is read and declared at the motion that has just ended.
    onShow(topicId)
    void act.submit({
      ask: {
        title: t('closeVotingAsk', { number: topic.number }),
        text: t('closeVotingText'),
        ok: t('closeVoting'),
      },
      work: (retry) => votesApi.closeVoting({ topicId }, retry),
      done: t('votingClosed'),
    })
  }
  const extend = () =>
    void act.submit({
      work: (retry) => floorApi.extendVoting({ topicId, minutes: 1 }, retry),
      done: t('extended'),
    })
  useHotKey(
    'Ctrl+Enter',
    mayStart ? 'assemblyPage:startVoting' : 'assemblyPage:closeVoting',
    mayStart ? start : close,
    {
      enabled: mayStart || mayClose,
    },
  )
  useHotKey('Alt+1', 'assemblyPage:extendVoting', extend, { enabled: mayExtend })
  useHotKey('Alt+2', 'assemblyPage:resetVoting', () => setAsking('resetVoting'), {
    enabled: mayRecord && status !== 'waiting',
  })
  const entry = topic.voteWay === 'record' ? namedPath(assemblyId, topicId) : totalsPath(assemblyId, topicId)
  return (
    <Panel pad="plain" className="ac-motion">
      <div className="lb-line lb-wrap lb-gap-8 lb-14">
        <b>{t('topicNumber', { number: topic.number })}</b>
        <Mark kind="plain">{t(`motion_${topic.kind}`)}</Mark>
        <Mark kind="plain">{t(`way_${topic.voteWay}`)}</Mark>
        {topic.isExtempore && <Mark kind="note">{t('extempore')}</Mark>}
        <span className="lb-grow" />
        <span className="lb-quiet">
          {t('thresholds', {
            quorum: fractionText(applied.quorum.heads),
            approval: fractionText(applied.approval.heads),
          })}
        </span>
      </div>
      <h2 className="lb-24 lb-above-12">{topic.title}</h2>
      {topic.description && <p className="lb-quiet lb-lines lb-above-12">{topic.description}</p>}
      {topic.noticed && (
        <p className="lb-14 lb-lines lb-above-12">
          {t('asNoticed', { title: topic.noticed.title })} {topic.noticed.description}
        </p>
      )}
      {!topic.isAsNoticed && <p className="lb-14 lb-above-12">{t('notAsNoticed')}</p>}
      {status === 'waiting' && topic.kind === 'election' && <Candidates topic={topic} />}
      <div className="lb-above-16">
        {status === 'voting' && voting.data && <VotingProgress of={voting.data} />}
        {status === 'closed' && <ResultTable topic={topic} />}
        {status === 'closed' && topic.sealed && <SealedState topic={topic} />}
      </div>
      {decision && (
        <p className="lb-above-16">
          <b>{t(`decision_${decision}`)}</b> {topic.decisionText}{' '}
          {topic.outcome && <OutcomeMark outcome={topic.outcome} />}
          {topic.decisionReason && (
            <span className="lb-quiet"> {t('becauseOf', { reason: topic.decisionReason })}</span>
          )}
        </p>
      )}
      {mayChair && !decision && (status === 'closed' ? topic.result : isPutOff && status === 'waiting') && (
        <DecisionForm topic={topic} onDeclare={() => onShow(topicId)} />
      )}
      {status === 'waiting' && (
        <div className="lb-line lb-wrap lb-gap-8 lb-above-16">
          <Link className={link} to={wayPath(assemblyId, topicId)}>
            {t('voteWay')}
          </Link>
          {may('assemblies.prepare') && assembly.data && !decision && (
            <>
              <Button onClick={() => setAsking('edit')}>{t('edit')}</Button>
              <Button
                onClick={() =>
                  void act.submit({
                    ask: { title: t('deleteTopicAsk', { number: topic.number }), ok: t('delete') },
                    work: (retry) => votesApi.deleteTopic({ topicId }, retry),
                    done: t('deleted'),
                  })
                }
              >
                {t('delete')}
              </Button>
            </>
          )}
        </div>
      )}
      <div className="ac-acts">
        {mayStart && (
          <>
            <Button type="primary" size="large" aria-keyshortcuts="Ctrl+Enter" onClick={start}>
              {t('startVoting')} <Key keys="Ctrl Enter" />
            </Button>
            {(topic.voteWay === 'record' || topic.voteWay === 'sealed') && (
              <label className="lb-line lb-gap-8">
                <span className="lb-14 lb-quiet">{t('voteLimit')}</span>
                <ChoiceInput
                  value={minutes}
                  options={limits.map((value) => ({
                    value,
                    label: value === '0' ? t('voteLimitNone') : t('voteLimitMinutes', { minutes: value }),
                  }))}
                  onChoose={setMinutes}
                />
              </label>
            )}
          </>
        )}
        {mayChair && status === 'waiting' && !decision && (
          <Button onClick={() => setPutOff(!isPutOff)}>{t('putOff')}</Button>
        )}
        {mayClose && (
          <Button type="primary" size="large" aria-keyshortcuts="Ctrl+Enter" onClick={close}>
            {t('closeVoting')} <Key keys="Ctrl Enter" />
          </Button>
        )}
        {mayExtend && (
          <Button aria-keyshortcuts="Alt+1" onClick={extend}>
            {t('extendVoting')} <Key keys="Alt 1" />
          </Button>
        )}
        {status === 'voting' && topic.voteWay !== 'sealed' && may('assemblies.register') && (
          <Link className={link} to={entry}>
            {t('enterVotes')}
          </Link>
        )}
        {(mayChair || mayRecord) && decision && next && (
          <Button type="primary" size="large" onClick={() => onShow(next.topicId)}>
            {t('next')} {t('topicNumber', { number: next.number })}
          </Button>
        )}
        {mayRecord && status !== 'waiting' && (
          <Button
            icon={<Icon name="undo" />}
            aria-keyshortcuts="Alt+2"
            onClick={() => setAsking('resetVoting')}
          >
            {t('resetVoting')} <Key keys="Alt 2" />
          </Button>
        )}
        {mayChair && decision && (
          <Button onClick={() => setAsking('cancelDecision')}>{t('cancelDecision')}</Button>
        )}
      </div>
      {asking === 'short' && verdict && !verdict.isReached && (
        <ShortDialog
          what="voting"
          number={topic.number}
          verdict={verdict}
          onConfirm={(reason, retry) =>
            votesApi.startVoting({ topicId, minutes: Number(minutes), reason }, retry)
          }
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'edit' && assembly.data && (
        <TopicDialog assembly={assembly.data} of={topic} onClose={() => setAsking(undefined)} />
      )}
      {(asking === 'resetVoting' || asking === 'cancelDecision') && (
        <ReasonDialog
          title={t(`${asking}Ask`, { number: topic.number })}
          text={t(`${asking}Text`)}
          label={t('reason')}
          reasons={[]}
          required={t('needed')}
          confirm={t(asking)}
          onConfirm={async (reason, retry) => {
            await votesApi[asking]({ topicId, reason }, retry)
            toast(t('done'))
            void again()
            setAsking(undefined)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Panel>
  )
}
