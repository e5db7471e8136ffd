import './page-texts.ts'
import './messages.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { usePhone } from '#platform/web/look/use-phone.ts'
import { InboxHead } from './InboxHead.tsx'
import { MessageList } from './MessageList.tsx'
import { inboxQuery, messageQuery, useMessageChanges } from './queries.ts'
import type { InboxSearch } from './screens.ts'
import { MessageSide } from './MessageSide.tsx'
import { Thread } from './Thread.tsx'

const WriteDialog = lazy(async () => ({ default: (await import('./WriteDialog.tsx')).WriteDialog }))

/** What residents wrote: the list, the one that is read, and what is done about it. */
export function InboxPage() {
  const t = useTexts('messagesPage')
  const { search, change } = useAddress<InboxSearch>()
  const goTo = useNavigate()
  const asked = useQuery(inboxQuery(search))
  const [isWriting, setWriting] = useState(false)
  useMessageChanges()
  const rows = asked.data?.data
  const isPhone = usePhone()
  // A phone has no room beside the list: a message has a page of its own.
  const open = isPhone ? undefined : (search.open ?? rows?.[0]?.messageId)
  const isNarrow = search.type || search.assignee || search.text
  return (
    <div className="lb-page ms-whole">
      <InboxHead search={search} change={change} onWrite={() => setWriting(true)} />
      <div className="ms-page" data-open={search.open !== undefined}>
        <section className="lb-panel ms-inbox" aria-label={t('list')}>
          <Loaded
            of={asked}
            failed={t('loadFailed')}
            skeleton={['1fr', 90]}
            rows={8}
            isEmpty={({ data }) => !data.length}
            empty={
              <EmptyState
                icon="people"
                title={t(isNarrow ? 'notFound' : search.view ? 'empty' : 'emptyOpen')}
                text={t(isNarrow ? 'notFoundText' : 'emptyText')}
              />
            }
          >
            {(page) => (
              <MessageList
                rows={page.data}
                total={page.pagination.total}
                page={search.page ?? 1}
                open={open}
                onOpen={(id) =>
                  isPhone ? void goTo({ href: `/mgmt/messageReply/${id}` }) : change({ open: id })
                }
                onPage={(next) => change({ page: next, open: undefined })}
              />
            )}
          </Loaded>
        </section>
        {open && <OpenMessage key={open} messageId={open} onMerged={(id) => change({ open: id })} />}
      </div>
      {isWriting && (
        <Suspense>
          <WriteDialog
            onClose={(id) => {
              setWriting(false)
              if (id) change({ view: undefined, page: undefined, open: id })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function OpenMessage({ messageId, onMerged }: { messageId: string; onMerged: (id: string) => void }) {
  const t = useTexts('messagesPage')
  const asked = useQuery(messageQuery(messageId))
  return (
    <>
      <section className="lb-panel ms-thread" aria-label={asked.data?.label ?? t('choose')}>
        <Loaded
          of={asked}
          failed={t('loadFailed')}
          skeleton={['1fr']}
          rows={6}
          instead={(problem) => problem.kind === 'notFound' && <EmptyState icon="off" title={t('gone')} />}
        >
          {(message) => <Thread message={message} onOther={onMerged} />}
        </Loaded>
      </section>
      {asked.data && <MessageSide message={asked.data} onMerged={onMerged} />}
    </>
  )
}
