import './page-texts.ts'
import './messages.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { MessageSide } from './MessageSide.tsx'
import { messageQuery, useMessageChanges } from './queries.ts'
import { Thread } from './Thread.tsx'

/** One message, to be read. */
export const MessageViewPage = () => <MessagePage isQuiet />
/** One message, to be answered. */
export const MessageReplyPage = () => <MessagePage />

function MessagePage({ isQuiet = false }: { isQuiet?: boolean }) {
  const t = useTexts('messagesPage')
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const goTo = useNavigate()
  const asked = useQuery(messageQuery(id))
  useMessageChanges()
  const toOther = (other: string) =>
    void goTo({ href: `/mgmt/${isQuiet ? 'messageView' : 'messageReply'}/${other}` })
  return (
    <div className="lb-page ms-whole">
      <div className="lb-page-head">
        <h1>{t('title')}</h1>
        {isQuiet && asked.data && asked.data.status < 2 && (
          <Button className="lb-end" onClick={() => void goTo({ href: `/mgmt/messageReply/${id}` })}>
            {t('openReply')}
          </Button>
        )}
      </div>
      <Loaded
        of={asked}
        failed={t('loadFailed')}
        skeleton={['1fr', 280]}
        rows={6}
        instead={(problem) => problem.kind === 'notFound' && <EmptyState icon="off" title={t('gone')} />}
      >
        {(message) => (
          <div className="ms-page ms-one">
            <section className="lb-panel ms-thread" aria-label={message.label}>
              <Thread message={message} onOther={toOther} isQuiet={isQuiet} />
            </section>
            <MessageSide message={message} onMerged={toOther} />
          </div>
        )}
      </Loaded>
    </div>
  )
}
