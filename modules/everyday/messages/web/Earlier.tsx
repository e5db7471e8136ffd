import { addressOf } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { messageForms } from '../form-contract.ts'
import type { Shown } from './form-query.ts'
import { WriteOn } from './WriteOn.tsx'

/** What a household wrote before, with what was said since; an open one is written on. */
export function Earlier({ token, messages }: { token: string; messages: Shown['messages'] }) {
  const t = useTexts('messageForm')
  if (!messages.length) return null
  return (
    <section className="lb-stack" aria-label={t('earlier')}>
      <h2>{t('earlier')}</h2>
      {messages.map(({ messageId, senderName, content, status, isOpen, at, photos, replies }) => (
        <article key={messageId} className="lb-panel lb-inner">
          <p className="lb-line lb-14 lb-quiet">
            {senderName}　{speakTime(at)}{' '}
            <Mark kind={status === 2 ? 'done' : 'note'}>{t(`status${status}`)}</Mark>
          </p>
          <p className="lb-lines lb-break">{content}</p>
          <Files token={token} files={photos} word="photo" />
          {replies.map((reply) => (
            <div
              key={`${reply.at.getTime()} ${reply.isOwn}`}
              className={reply.isOwn ? undefined : 'ms-answer'}
            >
              <p className="lb-14 lb-quiet">
                {reply.isOwn
                  ? t('wroteOn', { name: senderName, when: speakTime(reply.at) })
                  : t('replied', { when: speakTime(reply.at) })}
              </p>
              <p className="lb-lines lb-break">{reply.content}</p>
              <Files token={token} files={reply.files} word="file" />
            </div>
          ))}
          {!isOpen && status !== 2 && <p className="lb-14 lb-quiet ms-on">{t('mergedHint')}</p>}
          {isOpen && <WriteOn token={token} messageId={messageId} />}
        </article>
      ))}
    </section>
  )
}

interface FilesProps {
  token: string
  files: Shown['messages'][number]['photos']
  word: 'photo' | 'file'
}

function Files({ token, files, word }: FilesProps) {
  const t = useTexts('messageForm')
  return files.map(({ path, name }) => (
    <a
      key={path}
      className="lb-link"
      href={addressOf(messageForms.calls.openFile, { token, path })}
      target="_blank"
      rel="noreferrer"
    >
      {t(word, { name })}
    </a>
  ))
}
