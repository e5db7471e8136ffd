import { type ReactNode, useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { Arrival } from '#platform/web/look/meanwhile.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { sectionChanged } from '../contract.ts'

/** The problem that says that somebody else saved a section meanwhile. */
export const sectionCodes = [sectionChanged('', '').code]

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
  /** What somebody else saved meanwhile, which is taken in. */
  arrivals: readonly Arrival[] | undefined
  /** Takes what is saved instead of what was written. */
  revert: () => void
  children: ReactNode
}

/** A section that is saved as a whole, as the person saw it: what another person saved meanwhile is said. */
export function Section(props: SectionPanelProps) {
  const { title, saved, isDirty, isWrong, mayChange, save, arrivals, revert, children } = props
  const t = useTexts('visitorSetting')
  const [failure, setFailure] = useState<string>()
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
      setFailure(sentenceOf(error))
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
          <FailureNote sentence={failure} arrivals={arrivals} />
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
