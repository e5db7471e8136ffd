import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { Topic } from '../shapes.ts'
import { OutcomeMark } from './OutcomeMark.tsx'
import { useFresh, votesApi } from './queries.ts'

interface AgendaProps {
  assemblyId: string
  topics: readonly Topic[]
  shownId: string | undefined
  /** Of a draft: its motions are put into another order. */
  mayOrder: boolean
  onShow: (topicId: string) => void
}

/** The motions in their order, each with how it stands; of a draft, where all of them wait, each moves up or down, unless somebody changed the agenda meanwhile. */
export function Agenda({ assemblyId, topics, shownId, mayOrder, onShow }: AgendaProps) {
  const t = useTexts('assemblyPage')
  const act = useAsked(useFresh())
  const seen = topics.map(({ topicId }) => topicId)
  const move = (from: number, to: number) => {
    const topicIds = seen.toSpliced(from, 1)
    topicIds.splice(to, 0, ...seen.slice(from, from + 1))
    void act.submit({
      work: (retry) => votesApi.orderTopics({ assemblyId, before: seen, topicIds }, retry),
      done: t('moved'),
    })
  }
  const mover = (label: string, isOff: boolean, [from, to]: readonly [number, number]) => (
    <button
      type="button"
      className={to < from ? 'lb-icon-button ac-up' : 'lb-icon-button'}
      aria-label={label}
      aria-disabled={act.busy || isOff}
      onClick={() => act.busy || isOff || move(from, to)}
    >
      <Icon name="down" />
    </button>
  )
  return (
    <ol className="ac-agenda lb-divided">
      {topics.map((topic, at) => (
        <li key={topic.topicId} className={mayOrder ? 'lb-line' : undefined}>
          <button
            type="button"
            aria-current={topic.topicId === shownId || undefined}
            onClick={() => onShow(topic.topicId)}
          >
            <span className="lb-strong">{topic.number}</span>
            <span className="lb-grow">{topic.title}</span>
            {!mayOrder && <TopicState topic={topic} />}
          </button>
          {mayOrder && topics.length > 1 && (
            <span className="ac-moves">
              {mover(t('moveUp', { number: topic.number }), at === 0, [at, at - 1])}
              {mover(t('moveDown', { number: topic.number }), at === topics.length - 1, [at, at + 1])}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** How a motion stands, in a word. */
function TopicState({ topic }: { topic: Topic }) {
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
