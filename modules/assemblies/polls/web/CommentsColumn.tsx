import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import type { PollDetail } from '../contract.ts'
import { CommentLine } from './CommentLine.tsx'
import { pollCommentsPath } from './paths.ts'
import { ReplyField } from './ReplyField.tsx'
import { useHiding } from './use-hiding.tsx'
import { usePollComments } from './use-polls.ts'

const shown = 6

/** The newest comments beside the result, and the management's own word. */
export function CommentsColumn({ poll }: { poll: PollDetail }) {
  const t = useTexts('pollPage')
  const { pollId, allowsComments, publishedAt } = poll
  const mayManage = useAllowed()([{ can: 'polls.manage' }]).length > 0
  const asked = usePollComments(pollId, shown)
  const { turn, dialog } = useHiding()
  const total = asked.data?.pagination.total ?? 0
  const first = asked.data?.data.find(({ isHidden, label }) => !isHidden && label)
  useHotKey('Alt+3', 'polls:keyHide', () => first && turn(first), {
    enabled: mayManage && first !== undefined,
  })
  return (
    <section className="pr-comments" aria-label={t('comments')}>
      <h3>
        {t('comments')}　<span className="lb-quiet">{total}</span>
      </h3>
      <Loaded
        of={asked}
        failed={t('failed')}
        skeleton={['1fr']}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <p className="lb-14 lb-quiet lb-inner lb-grow">
            {t(allowsComments ? 'noComments' : 'commentsOff')}
          </p>
        }
      >
        {({ data }) => (
          <ul className="lb-divided">
            {data.map((comment) => (
              <CommentLine
                key={comment.commentId}
                comment={comment}
                onTurn={mayManage ? turn : undefined}
                hasKey={comment === first}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {total > 0 && (
        <Link className="lb-link lb-14 lb-inner-10" to={pollCommentsPath(pollId) as string}>
          {total > shown ? t('more', { count: total - shown }) : t('allComments')}
        </Link>
      )}
      {mayManage && publishedAt && <ReplyField key={pollId} pollId={pollId} />}
      {dialog}
    </section>
  )
}
