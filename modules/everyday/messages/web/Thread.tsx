import './page-texts.ts'
import './messages.css'
import { useEffect, useRef } from 'react'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { MessageDetail, MessageLine } from '../shapes.ts'
import { StatusMark, useDue } from './Due.tsx'
import { messagesApi as api } from './queries.ts'
import { ReplyBox } from './ReplyBox.tsx'

interface ThreadProps {
  message: MessageDetail
  /** Leads to the one that it was merged into. */
  onOther: (messageId: string) => void
  /** Only to be read. */
  isQuiet?: boolean
}

/** What was written, what was replied and done about it, and the place to reply. */
export function Thread({ message, onOther, isQuiet }: ThreadProps) {
  const t = useTexts('messagesPage')
  const mayHandle = useAllowed()([{ can: 'messages.handle' }]).length > 0
  const { said, isUrgent } = useDue(message)
  const lines = useRef<HTMLDivElement>(null)
  const count = message.replies.length
  // The newest is what is read.
  useEffect(() => {
    if (count) lines.current?.scrollTo({ top: lines.current.scrollHeight })
  }, [count])
  const { label, senderName, typeName, at, source, status, mergedInto, isDeactivated } = message
  return (
    <>
      <header className="ms-thread-head">
        <div className="lb-grow">
          <p className="lb-14 lb-quiet">
            {typeName}　{speakTime(at)}，{t(`source_${source}`)}
          </p>
          <h2>
            <HouseholdName label={label} names={senderName} size="title" />
          </h2>
        </div>
        <StatusMark row={message} />
        {status < 2 && <Mark kind={isUrgent ? 'reminded' : 'plain'}>{said}</Mark>}
      </header>
      <div className="ms-lines" ref={lines}>
        <Bubble
          who={senderName}
          at={at}
          content={message.content}
          messageId={message.messageId}
          photos={message.photos}
        />
        {message.merged.map((other) => (
          <Bubble
            key={other.messageId}
            who={t('merged', { household: other.label, name: other.senderName })}
            at={other.at}
            content={other.content}
            messageId={other.messageId}
          />
        ))}
        {message.replies.map((line) =>
          line.kind === 'reply' ? (
            <Reply key={line.lineId} messageId={message.messageId} line={line} />
          ) : line.kind === 'wrote' ? (
            <Bubble
              key={line.lineId}
              who={line.by}
              at={line.at}
              content={line.content}
              messageId={message.messageId}
            />
          ) : (
            <Event key={line.lineId} line={line} />
          ),
        )}
        {mergedInto && (
          <Note
            act={
              <Button size="small" onClick={() => onOther(mergedInto)}>
                {t('toMerged')}
              </Button>
            }
          >
            {t('mergedInto')}
          </Note>
        )}
        {isDeactivated && <Note tone="wait">{t('deactivated')}</Note>}
      </div>
      {mayHandle && !isQuiet && !mergedInto && !isDeactivated && <ReplyBox message={message} />}
    </>
  )
}

interface BubbleProps {
  who: string
  at: Date
  content: string
  messageId: string
  photos?: MessageDetail['photos']
}

function Bubble({ who, at, content, messageId, photos = [] }: BubbleProps) {
  const t = useTexts('messagesPage')
  return (
    <div className="ms-theirs">
      <p className="lb-14 lb-quiet">{t('said', { who, when: speakTime(at) })}</p>
      <p className="ms-bubble lb-lines lb-break">{content}</p>
      <Files messageId={messageId} files={photos} word="photo" />
    </div>
  )
}

function Reply({ messageId, line }: { messageId: string; line: MessageLine }) {
  const t = useTexts('messagesPage')
  const { by, at, content, files, seenAt } = line
  return (
    <div className="ms-ours">
      <p className="lb-14 lb-quiet">
        {t('said', { who: by, when: speakTime(at) })}
        {'　'}
        {seenAt ? t('seen', { when: speakTime(seenAt) }) : t('unseen')}
      </p>
      <p className="ms-bubble lb-lines lb-break">{content}</p>
      <Files messageId={messageId} files={files} word="file" />
    </div>
  )
}

interface FilesProps {
  messageId: string
  files: MessageDetail['photos']
  word: 'file' | 'photo'
}

/** Files that are opened by a link of their own: who looked is written down. */
function Files({ messageId, files, word }: FilesProps) {
  const t = useTexts('messagesPage')
  const open = useSubmit(
    async (_, path: string) => {
      const { data } = await api.openFile({ messageId, path })
      window.open(data.url, '_blank', 'noopener')
    },
    { onFailure: inBox },
  )
  if (!files.length) return null
  return (
    <p className="lb-line lb-wrap lb-gap-8">
      {files.map(({ path, name }) => (
        <Button
          key={path}
          size="small"
          icon={<Icon name={word === 'photo' ? 'cam' : 'doc'} />}
          onClick={() => void open.submit(path)}
        >
          {t(word, { name })}
        </Button>
      ))}
    </p>
  )
}

function Event({ line: { kind, at, by, content } }: { line: MessageLine }) {
  const t = useTexts('messagesPage')
  const when = speakTime(at)
  const said =
    kind === 'assigned'
      ? content
        ? t('line_assigned', { when, what: content })
        : t('line_unassigned', { when })
      : kind === 'typed'
        ? t('line_typed', { when, what: content })
        : kind === 'repair' || kind === 'news' || kind === 'answered'
          ? t(`line_${kind}`, { when, who: by, what: content })
          : kind === 'merged'
            ? t('line_merged', { when, what: content })
            : t(kind === 'closed' ? 'line_closed' : 'line_reopened', { when, who: by })
  return <p className="ms-event lb-14 lb-quiet">{said}</p>
}
