import { type ReactNode, useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { sectionChanged } from '../contract.ts'

const conflict = sectionChanged('', '').code

export interface SectionProps {
  mayChange: boolean
  refresh: () => Promise<unknown>
  onDirty: (isDirty: boolean) => void
}

interface SectionPanelProps extends Pick<SectionProps, 'mayChange'> {
  title: string
  saved: { changedAt: Date | null; changedBy: string }
  isDirty: boolean
  /** Something must be mended first. */
  isWrong: boolean
  save: () => Promise<unknown>
  /** Takes what is saved instead of what was written. */
  revert: () => void
  children: ReactNode
}

/** A section that is saved as a whole, as the person saw it: what another person saved meanwhile is said. */
export function Section(props: SectionPanelProps) {
  const { title, saved, isDirty, isWrong, mayChange, save, revert, children } = props
  const t = useTexts('visitorSetting')
  const [failure, setFailure] = useState<{ sentence: string; isOvertaken: boolean }>()
  const [busy, setBusy] = useState(false)
  const may = isDirty && !isWrong && !busy
  const forget = () => {
    setFailure(undefined)
    revert()
  }
  async function send() {
    if (!may) return
    setBusy(true)
    setFailure(undefined)
    try {
      await save()
      toast(t('saved', { what: title }))
    } catch (error) {
      const isOvertaken = error instanceof Problem && error.code === conflict
      setFailure({ sentence: sentenceOf(error), isOvertaken })
    }
    setBusy(false)
  }
  useHotKey('Ctrl+Enter', 'visitorSetting:save', () => void send(), { enabled: mayChange })
  const state = saved.changedAt
    ? t('savedBy', { who: saved.changedBy, when: speakTime(saved.changedAt) })
    : t('savedNever')
  return (
    <Panel title={title}>
      <fieldset className="vs-fields" disabled={!mayChange}>
        {children}
      </fieldset>
      {failure && (
        <div className="vs-failure">
          <Note tone="wait" act={failure.isOvertaken && <Button onClick={forget}>{t('seeNew')}</Button>}>
            {failure.sentence}
          </Note>
        </div>
      )}
      {mayChange && (
        <div className="vs-foot">
          <span className={isDirty ? 'vs-unsaved' : 'lb-quiet lb-14'} role="status">
            {isDirty ? t('unsaved') : state}
          </span>
          <Button disabled={!isDirty || busy} onClick={forget}>
            {t('revert')}
          </Button>
          <Button type="primary" size="large" disabled={!may} onClick={() => void send()}>
            {t('save')} <Key keys="Ctrl Enter" />
          </Button>
        </div>
      )}
    </Panel>
  )
}
