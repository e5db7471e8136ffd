import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Section } from '../settings.ts'
import type { SectionDraft } from './use-setting.ts'

export interface SectionProps<S extends Section> {
  draft: SectionDraft<S>
  mayChange: boolean
}

interface SectionPanelProps<S extends Section> extends SectionProps<S> {
  title: string
  /** Something in it must be mended first. */
  isWrong: boolean
  children: ReactNode
}

/** A section with its state and its own button to save. */
export function SectionPanel<S extends Section>(props: SectionPanelProps<S>) {
  const { draft, mayChange, title, isWrong, children } = props
  const t = useTexts('packageSetting')
  const { changedAt, changedBy } = draft.value
  const mayFinish = draft.isDirty && !isWrong && !draft.busy
  async function save() {
    if (mayFinish && (await draft.save())) toast(t('savedNow', { what: title }))
  }
  useHotKey('Ctrl+Enter', 'packageSetting:save', () => void save(), { enabled: mayChange })
  const state = changedAt ? t('savedBy', { who: changedBy, when: speakTime(changedAt) }) : t('savedNever')
  return (
    <Panel title={title} className="ps-section">
      <fieldset className="ps-fields" disabled={!mayChange}>
        {children}
      </fieldset>
      {draft.failure && (
        <div className="ps-failure">
          <FailureNote sentence={draft.failure} arrivals={draft.arrivals} />
        </div>
      )}
      {mayChange && (
        <div className="ps-foot">
          <span className={draft.isDirty ? 'ps-unsaved' : 'lb-quiet lb-14'} role="status">
            {draft.isDirty ? t('unsaved') : state}
          </span>
          <Button disabled={!draft.isDirty || draft.busy} onClick={draft.revert}>
            {t('revert')}
          </Button>
          <Button
            type="primary"
            size="large"
            disabled={!mayFinish}
            onClick={() => void save()}
            aria-keyshortcuts="Control+Enter"
          >
            {t('save')} <Key keys="Ctrl Enter" />
          </Button>
        </div>
      )}
    </Panel>
  )
}
