import './settings.css'
import { type ReactNode, useRef } from 'react'
import { FormFields, isWrong } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { focusInvalid } from '#platform/web/input/focus-invalid.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { SaveBar } from './SaveBar.tsx'
import type { SectionDraft } from './use-section.ts'

export interface SectionPanelProps<Form> {
  title: string
  /** One quiet sentence below its title. */
  lead?: string
  draft: SectionDraft<Form>
  mayChange: boolean
  /** Draws around its fields. */
  frame?: (fields: ReactNode, form: Form) => ReactNode
}

/** A section with its fields and who saved it last; what is not saved stands in the bar at the lower end of the page. */
export function SectionPanel<Form>({
  title,
  lead,
  draft,
  mayChange,
  frame = (drawn) => drawn,
}: SectionPanelProps<Form>) {
  const t = useTexts('settings')
  const { form, fields, change, changes, stamp, isDirty, busy, failure, colleagueEdits, revert } = draft
  const place = useRef<HTMLFieldSetElement>(null)
  const maySave = isDirty && !isWrong(fields, form) && !busy
  async function save() {
    const fieldset = place.current
    // What cannot be read says so itself; it is not sent as nothing.
    if (fieldset?.querySelector('[data-unreadable]')) return focusInvalid(fieldset)
    if (maySave && (await draft.save())) toast(t('savedNow', { what: title }))
  }
  useHotKey('Ctrl+Enter', 'settings:save', () => void save(), { enabled: mayChange })
  const { changedAt, changedBy } = stamp
  const state =
    changedBy !== undefined &&
    (changedAt ? t('savedBy', { who: changedBy, when: speakTime(changedAt) }) : t('savedNever'))
  return (
    <>
      <Panel title={title} lead={lead}>
        <fieldset ref={place} className="lb-section-fields" disabled={!mayChange}>
          {frame(<FormFields tried fields={fields} form={form} change={change} />, form)}
        </fieldset>
        {failure && (
          <div className="lb-section-failure">
            <FailureNote sentence={failure} colleagueEdits={colleagueEdits} />
          </div>
        )}
        {state && (
          <p className="lb-section-foot lb-quiet lb-14" role="status">
            {state}
          </p>
        )}
      </Panel>
      {isDirty && (
        <SaveBar
          changes={changes}
          busy={busy}
          maySave={maySave}
          onRevert={revert}
          onSave={() => void save()}
        />
      )}
    </>
  )
}
