import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { RenewLinks } from '#modules/everyday/household-links/web/public.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { readDraft } from '#platform/web/input/draft.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { MessageDetail } from '../shapes.ts'
import { BecomePanel } from './BecomePanel.tsx'
import { ListsFailed } from './ListsFailed.tsx'
import { draftOf } from './ReplyBox.tsx'
import { assigneesQuery, failureOf, messagesApi as api, typesQuery, useMessageChanges } from './queries.ts'

const MergeDialog = lazy(async () => ({ default: (await import('./MergeDialog.tsx')).MergeDialog }))

interface MessageSideProps {
  message: MessageDetail
  onMerged: (messageId: string) => void
}

/** How a message is handled: of which kind, by whom, until when; and what else can become of it. */
export function MessageSide({ message, onMerged }: MessageSideProps) {
  const t = useTexts('messagesPage')
  const again = useMessageChanges()
  const act = useAsked(again)
  const [isMerging, setMerging] = useState(false)
  const mayHandle = useAllowed()([{ can: 'messages.handle' }]).length > 0 && !message.mergedInto
  const { messageId, rowVersion, status, closedAt, closedBy, replyCount } = message
  const isClosed = status === 2
  const set = (next: 1 | 2) => {
    const draft = readDraft<string>(draftOf(messageId))?.trim()
    void act.submit({
      ...(next === 2 &&
        (draft || replyCount === 0) && {
          ask: {
            title: t(draft ? 'askCloseDraft' : 'askClose'),
            text: t(draft ? 'askCloseDraftText' : 'askCloseText'),
            ok: t('close'),
            enter: false,
          },
        }),
      work: (retry) => api.setStatus({ messageId, rowVersion, status: next }, retry),
      done: t(next === 2 ? 'closed' : 'reopened'),
    })
  }
  useHotKey('Alt+8', 'messagesPage:merge', () => setMerging(true), { enabled: mayHandle && !isClosed })
  return (
    <div className="ms-side">
      <Panel title={t('handling')} pad="plain">
        <Handling message={message} mayHandle={mayHandle && !isClosed} />
      </Panel>
      {mayHandle && (
        <Panel title={t('acts')} pad="plain">
          <BecomePanel message={message} />
          {!isClosed && (
            <Button block aria-keyshortcuts="Alt+8" onClick={() => setMerging(true)}>
              {t('merge')} <Key keys="Alt+8" />
            </Button>
          )}
          {closedAt && (
            <p className="lb-14 lb-quiet">{t('closedBy', { who: closedBy, when: speakTime(closedAt) })}</p>
          )}
          <Button block loading={act.busy} onClick={() => set(isClosed ? 1 : 2)}>
            {t(isClosed ? 'reopen' : 'close')}
          </Button>
          <RenewLinks of={message} />
        </Panel>
      )}
      {isMerging && (
        <Suspense>
          <MergeDialog message={message} onClose={() => setMerging(false)} onMerged={onMerged} />
        </Suspense>
      )}
    </div>
  )
}

type Choice = { value: string; label: string }

/** What is chosen stands among the choices also where it is offered no more, or they did not come. */
const withOwn = (own: Choice | undefined, offered: readonly Choice[] = []): Choice[] =>
  own && !offered.some(({ value }) => value === own.value) ? [own, ...offered] : [...offered]

function Handling({ message, mayHandle }: { message: MessageDetail; mayHandle: boolean }) {
  const t = useTexts('messagesPage')
  const again = useMessageChanges()
  const act = useAsked(again)
  const [askedTypes, askedPeople] = [useQuery(typesQuery), useQuery(assigneesQuery)]
  const retry = failureOf(askedTypes, askedPeople)
  const { messageId, rowVersion, typeId, typeName, assigneeId, assignee, dueAt, dueHours, onOfficeDays } =
    message
  const type = mayHandle ? (
    <ChoiceInput
      aria-label={t('type')}
      value={typeId}
      options={withOwn(
        { value: typeId, label: typeName },
        askedTypes.data?.flatMap((one) => (one.isEnabled ? [{ value: one.typeId, label: one.name }] : [])),
      )}
      onChoose={(next) =>
        void act.submit({
          work: (retry) => api.setType({ messageId, rowVersion, typeId: next }, retry),
          done: t('typed'),
        })
      }
    />
  ) : (
    typeName
  )
  const person = mayHandle ? (
    <ChoiceInput
      aria-label={t('assignee')}
      value={assigneeId ?? ''}
      options={[
        { value: '', label: t('nobody') },
        ...withOwn(
          assigneeId ? { value: assigneeId, label: assignee } : undefined,
          askedPeople.data?.map(({ accountId, name }) => ({ value: accountId, label: name })),
        ),
      ]}
      onChoose={(next) =>
        void act.submit({
          work: (retry) => api.assign({ messageId, rowVersion, assigneeId: next || null }, retry),
          done: next
            ? t('assigned', {
                name: askedPeople.data?.find(({ accountId }) => accountId === next)?.name ?? '',
              })
            : t('unassigned'),
        })
      }
    />
  ) : (
    assignee || t('nobody')
  )
  return (
    <>
      {retry && <ListsFailed retry={retry} />}
      <Facts
        rows={[
          [t('type'), type],
          [t('assignee'), person],
          [
            t('due'),
            <>
              <p>{speakTime(dueAt)}</p>
              <p className="lb-14 lb-quiet">
                {t(onOfficeDays ? 'dueRuleOffice' : 'dueRule', { type: typeName, count: dueHours })}
              </p>
            </>,
          ],
          [t('same'), message.sameHousehold ? t('sameOf', { count: message.sameHousehold }) : t('sameNone')],
          [t('writtenBy'), message.writtenBy],
        ]}
      />
    </>
  )
}
