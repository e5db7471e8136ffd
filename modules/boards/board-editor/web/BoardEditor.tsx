import './editor-texts.ts'
import './editor.css'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { emergencyPath } from '#modules/boards/paths.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { useUnsaved } from '#platform/web/settings/use-unsaved.ts'
import { orientations, useShowing } from '#modules/boards/boards/web/public.ts'
import { BoardTabs } from './BoardTabs.tsx'
import { Canvas } from './Canvas.tsx'
import { type Draft, isSound, turned } from './draft.ts'
import { HoursPanel } from './HoursPanel.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { useDraft } from './use-draft.ts'
import { useOvertaken } from './use-overtaken.ts'
import { useScreens } from './use-screens.ts'
import { ZoneList } from './ZoneList.tsx'
import { ZonePanel } from './ZonePanel.tsx'

interface BoardEditorProps {
  saved: Draft
  heading: string
  /** Absent: it is not there yet. */
  boardId?: string
  mayEdit: boolean
  /** Saves it; what it throws is said on the page, and nothing is lost. */
  onSave: (draft: Draft, retry: Retry) => Promise<unknown>
  /** The board as it is now, where saving failed because somebody else was faster. */
  newest?: (told: unknown) => Promise<Draft | undefined>
  acts?: ReactNode
}

/** A board while it is put together: what stands on it, the board itself, and the chosen zone. */
export function BoardEditor({ saved, heading, boardId, mayEdit, onSave, newest, acts }: BoardEditorProps) {
  const t = useTexts('boardEditor')
  const tools = useDraft(saved)
  const { draft, change, undo, canUndo } = tools
  const showing = useShowing(draft.zones)
  const { isKnown, screens, schedules, offline } = useScreens(boardId)
  const [isPreviewing, setPreviewing] = useState(false)
  const now = new Date(useMinute())
  const sound = isSound(draft)
  useUnsaved(mayEdit && tools.isDirty)
  const overtaken = useOvertaken(tools, saved)
  const save = useSubmit((retry) => overtaken.attempt(() => onSave(draft, retry), newest), {
    isWrong: () => !draft.name.trim() || !sound,
  })
  useHotKey('Ctrl+Enter', 'boardEditor:hotKeySave', () => void save.submit(), { enabled: mayEdit })
  useHotKey('Alt+9', 'boardEditor:preview', () => setPreviewing(true))
  useHotKey('Alt+U', 'boardEditor:hotKeyUndo', undo, { enabled: mayEdit && canUndo })
  return (
    <form {...save.form} className="lb-page be-whole">
      <div className="lb-page-head lb-wrap">
        <h1>{heading}</h1>
        {boardId && <BoardTabs boardId={boardId} />}
        <span className="lb-14 lb-quiet">
          {canUndo ? t('unsaved') : screens.length > 0 && t('screensOf', { count: screens.length, offline })}
        </span>
        <span className="lb-grow" />
        {acts}
        <Button icon={<Icon name="play" />} onClick={() => setPreviewing(true)}>
          {t('preview')} <Key keys="Alt 9" />
        </Button>
        {boardId && (
          <Link className="lb-button lb-button-default lb-button-middle" to={emergencyPath}>
            <Icon name="siren" /> {t('emergency')}
          </Link>
        )}
        {mayEdit && (
          <>
            <Button onClick={undo} disabled={!canUndo}>
              {t('undo')} <Key keys="Alt U" />
            </Button>
            <Button type="primary" htmlType="submit" loading={save.busy}>
              {screens.length ? t('publish', { count: screens.length }) : t('save')} <Key keys="Ctrl Enter" />
            </Button>
          </>
        )}
      </div>
      {save.failure && <FailureNote sentence={save.failure} colleagueEdits={overtaken.colleagueEdits} />}
      {save.tried && !sound && <FailureNote sentence={t('overlapNote')} />}
      {save.tried && !draft.name.trim() && <FailureNote sentence={t('nameMissing')} />}
      {!mayEdit && <p className="lb-quiet">{t('readOnly')}</p>}
      <div className="be-columns">
        <ZoneList tools={tools} playSeconds={showing.settings.playSeconds} mayEdit={mayEdit} />
        <Panel
          title={t('layout')}
          summary={t(`grid_${draft.orientation}`)}
          extra={
            mayEdit && (
              <span className="be-name">
                <TextInput
                  aria-label={t('name')}
                  aria-invalid={(save.tried && !draft.name.trim()) || undefined}
                  maxLength={30}
                  value={draft.name}
                  onText={(name) => change({ name }, true)}
                />
                <Segments
                  label={t('orientation')}
                  options={orientations.map((value) => ({ value, label: t(value) }))}
                  value={draft.orientation}
                  onChange={(orientation) => change({ orientation, zones: turned(draft.zones, orientation) })}
                />
              </span>
            )
          }
        >
          <Canvas tools={tools} showing={{ ...showing, now }} mayEdit={mayEdit} />
        </Panel>
        <div className="be-side">
          {mayEdit && <ZonePanel tools={tools} />}
          {boardId && isKnown && <HoursPanel boardId={boardId} screens={screens} schedules={schedules} />}
        </div>
      </div>
      {isPreviewing && <PreviewDialog draft={draft} showing={showing} onClose={() => setPreviewing(false)} />}
    </form>
  )
}
