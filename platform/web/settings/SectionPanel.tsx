import './settings.css'
import type { ReactNode } from 'react'
import { FormFields, isWrong } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { SectionDraft } from './use-section.ts'

export interface SectionPanelProps<Form> {
  title: string
  draft: SectionDraft<Form>
  mayChange: boolean
  /** Draws around its fields. */
  frame?: (fields: ReactNode, form: Form) => ReactNode
}

/** A section with its fields, its state and its own button to save. */
export function SectionPanel<Form>({
  title,
  draft,
  mayChange,
  frame = (drawn) => drawn,
}: SectionPanelProps<Form>) {
  const t = useTexts('settings')
  const { form, fields, change, stamp, isDirty, busy, failure, colleagueEdits, revert } = draft
  const maySave = isDirty && !isWrong(fields, form) && !busy
  async function save() {
    if (maySave && (await draft.save())) toast(t('savedNow', { what: title }))
  }
  useHotKey('Ctrl+Enter', 'settings:save', () => void save(), { enabled: mayChange })
  const state = stamp.changedAt
    ? t('savedBy', { who: stamp.changedBy, when: speakTime(stamp.changedAt) })
    : t('savedNever')
  return (
    <Panel title={title}>
      <fieldset className="lb-section-fields" disabled={!mayChange}>
        {frame(<FormFields tried fields={fields} form={form} change={change} />, form)}
      </fieldset>
      {failure && (
        <div className="lb-section-failure">
          <FailureNote sentence={failure} colleagueEdits={colleagueEdits} />
        </div>
      )}
      {mayChange && (
        <div className="lb-section-foot">
          <span className={isDirty ? 'lb-unsaved' : 'lb-quiet lb-14'} role="status">
            {isDirty ? t('unsaved') : state}
          </span>
          <Button disabled={!isDirty || busy} onClick={revert}>
            {t('revert')}
          </Button>
          <Button
            type="primary"
            size="large"
            disabled={!maySave}
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
