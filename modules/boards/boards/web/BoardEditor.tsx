import './editor-texts.ts'
import './editor.css'
import { type ReactNode, useState } from 'react'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { useUnsaved } from '#platform/web/settings/use-unsaved.ts'
import { orientations } from '../zones.ts'
import { Canvas } from './Canvas.tsx'
import { type Draft, isSound, turned } from './draft.ts'
import { useScreenSettings } from './use-boards.ts'
import { sampleShowing } from './sample-showing.ts'
import { useDraft } from './use-draft.ts'
import { useOvertaken } from './use-overtaken.ts'
import { useParts } from './use-parts.ts'
import { usePhotoUrls } from './use-photo-urls.ts'
import { ZoneList } from './ZoneList.tsx'
import { ZonePanel } from './ZonePanel.tsx'

interface BoardEditorProps {
  saved: Draft
  heading: string
  mayEdit: boolean
  /** Saves it; what it throws is said on the page, and nothing is lost. */
  onSave: (draft: Draft, retry: Retry) => Promise<unknown>
  /** The board as it is now, where saving failed because somebody else was faster. */
  newest?: (told: unknown) => Promise<Draft | undefined>
  acts?: ReactNode
}

/** A board while it is put together: what stands on it, the board itself, and the chosen zone. */
export function BoardEditor({ saved, heading, mayEdit, onSave, newest, acts }: BoardEditorProps) {
  const t = useTexts('boardEditor')
  const tools = useDraft(saved)
  const { draft, change, undo, canUndo } = tools
  const settings = useScreenSettings()
  const photoOf = usePhotoUrls(draft.zones)
  const parts = useParts()
  useMinute()
  const [beganAt] = useState(() => new Date())
  const sound = isSound(draft)
  useUnsaved(mayEdit && tools.isDirty)
  const overtaken = useOvertaken(tools, saved)
  const save = useSubmit((retry) => overtaken.attempt(() => onSave(draft, retry), newest), {
    isWrong: () => !draft.name.trim() || !sound,
  })
  useHotKey('Ctrl+Enter', 'boardEditor:hotKeySave', () => void save.submit(), { enabled: mayEdit })
  useHotKey('Alt+U', 'boardEditor:hotKeyUndo', undo, { enabled: mayEdit && canUndo })
  return (
    <form {...save.form} className="lb-page">
      <div className="lb-page-head">
        <h1>{heading}</h1>
        {canUndo && <span className="lb-14 lb-quiet">{t('unsaved')}</span>}
        <span className="lb-grow" />
        {acts}
        {mayEdit && (
          <>
            <Button onClick={undo} disabled={!canUndo}>
              {t('undo')} <Key keys="Alt U" />
            </Button>
            <Button type="primary" htmlType="submit" loading={save.busy}>
              {t('save')} <Key keys="Ctrl Enter" />
            </Button>
          </>
        )}
      </div>
      {save.failure && <FailureNote sentence={save.failure} colleagueEdits={overtaken.colleagueEdits} />}
      {save.tried && !sound && <FailureNote sentence={t('overlapNote')} />}
      {!mayEdit && <p className="lb-quiet">{t('readOnly')}</p>}
      <div className="be-columns">
        <ZoneList tools={tools} playSeconds={settings.playSeconds} mayEdit={mayEdit} />
        <Panel title={t('layout')} summary={t(`grid_${draft.orientation}`)}>
          {mayEdit && (
            <div className="lb-inner be-name">
              <Field
                label={t('name')}
                invalid={save.tried && !draft.name.trim() ? t('nameMissing') : undefined}
              >
                <TextInput maxLength={30} value={draft.name} onText={(name) => change({ name }, true)} />
              </Field>
              <Segments
                label={t('orientation')}
                options={orientations.map((value) => ({ value, label: t(value) }))}
                value={draft.orientation}
                onChange={(orientation) => change({ orientation, zones: turned(draft.zones, orientation) })}
              />
            </div>
          )}
          <Canvas
            tools={tools}
            showing={sampleShowing(settings, photoOf, beganAt, parts)}
            mayEdit={mayEdit}
          />
        </Panel>
        {mayEdit && <ZonePanel tools={tools} />}
      </div>
    </form>
  )
}
