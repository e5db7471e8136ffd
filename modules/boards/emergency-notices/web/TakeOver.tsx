import './take-over-texts.ts'
import './take-over.css'
import { useEffect, useRef } from 'react'
import { taipei } from '#platform/contract/taipei.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { fingerprint } from '../fingerprint.ts'
import type { TemplateId } from '../templates.ts'

const t = paperTexts('takeOver')
const two = (n: number) => String(n).padStart(2, '0')
/** Whom to call where that is the same everywhere. */
const calls: Partial<Record<TemplateId, string>> = { fire: '119', earthquake: '119', missing: '110' }

interface TakeOverProps {
  notice: { templateId: TemplateId; title: string; content: string }
  now: Date
  /** Told after it was drawn, with the fingerprint of the words that stand there. */
  onDrawn?: (hash: string) => void
}

/** What takes a screen over: its name, and its content line by line; it fills its place. */
export function TakeOver({ notice: { templateId, title, content }, now, onDrawn }: TakeOverProps) {
  const words = useRef<HTMLDivElement>(null)
  const { hour, minute, second } = taipei(now)
  useEffect(() => {
    // A frame later it is on the screen.
    const frame = requestAnimationFrame(() => onDrawn?.(fingerprint(words.current?.textContent ?? '')))
    return () => cancelAnimationFrame(frame)
  })
  return (
    <div className="to-frame" lang="zh-Hant-TW">
      <div className="to-page" role="alert">
        <p className="to-head">
          <b>{t('urgent')}</b> <span>{`${two(hour)}:${two(minute)}:${two(second)}`}</span>
        </p>
        <div ref={words} className="to-words" data-short={[...content].length <= 60 || undefined}>
          <h1 data-long={[...title].length > 4 || undefined}>{title}</h1>
          {content.split('\n').map((line, nth) => (
            // lines are known by their place alone.
            <p key={nth}>{line}</p>
          ))}
        </div>
        <p className="to-foot">
          <span>
            {t('office')}
            <br />
            {t('follow')}
          </span>
          {calls[templateId] && <b>{calls[templateId]}</b>}
        </p>
      </div>
    </div>
  )
}
