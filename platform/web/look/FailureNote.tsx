import './meanwhile-texts.ts'
import './failure-note.css'
import type { ReactNode } from 'react'
import { cut } from '#platform/contract/cut.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { ColleagueEdit } from './meanwhile.ts'
import { Note } from './Note.tsx'

export interface FailureNoteProps {
  /** Why it was not done. */
  sentence: string
  /** What another desk changed meanwhile, which is taken in. */
  colleagueEdits?: readonly ColleagueEdit[] | undefined
  /** A button at its end. */
  act?: ReactNode
}

const intoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })

/** Why a box was not sent, where one sees it; when another desk was faster, what came in and what stayed. */
export function FailureNote({ sentence, colleagueEdits, act }: FailureNoteProps) {
  const t = useTexts('meanwhile')
  const say = (value: string) => cut(value, 60, '…') || t('none')
  return (
    <div ref={intoView}>
      <Note tone="wait" act={act}>
        <span className="lb-failure">
          <span>{sentence}</span>
          {colleagueEdits?.map(({ field, before, theirs, mine }) => (
            <span key={field}>
              {mine === undefined
                ? t('changed', { field, before: say(before), theirs: say(theirs) })
                : t('kept', { field, theirs: say(theirs), mine: say(mine) })}
            </span>
          ))}
          {colleagueEdits && <span>{t('taken')}</span>}
        </span>
      </Note>
    </div>
  )
}
