import './mark-texts.ts'
import './marks-dialog.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { MarksEditor } from './MarksEditor.tsx'
import { useMarksDraft } from './use-marks-draft.ts'

export interface MarksDialogProps {
  householdId: string
  /** Who comes first; unsaid: the whole household. */
  name?: string
  onClose: () => void
}

/** Marks and notes of a household and everybody in it, to be read and changed. */
export function MarksDialog({ householdId, name, onClose }: MarksDialogProps) {
  const t = useTexts('householdMarks')
  return (
    <Dialog label={t('title')} onCancel={onClose} className="md">
      <Body householdId={householdId} name={name} onClose={onClose} />
    </Dialog>
  )
}

function Body({ householdId, name, onClose }: MarksDialogProps) {
  const t = useTexts('householdMarks')
  const tp = useTexts('platform')
  const { asked, of, change, save, busy, failure, isChanged } = useMarksDraft(householdId)
  const [chosen, setChosen] = useState<string>()
  const { data } = asked
  const whose = chosen ?? data?.residents.find((one) => name && one.name === name)?.residentId ?? ''
  // A scan while the dialog is open goes nowhere.
  useScanner(() => undefined)

  async function confirm() {
    if (!(await save())) return
    toast(t('saved'))
    onClose()
  }
  useHotKey('Ctrl+Enter', 'householdMarks:save', () => void confirm(), { enabled: isChanged })

  const people = [
    { id: '', label: t('whole') },
    ...(data?.residents ?? []).map((one) => ({ id: one.residentId, label: one.name })),
  ]
  return (
    <>
      <header className="lb-dialog-head">
        <h2>{t('title')}</h2>
        <HouseholdName label={data?.label ?? ''} size="title" />
        <button type="button" className="lb-icon-button md-close" aria-label={tp('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      <div className="md-body">
        <Loaded of={asked} failed={t('loadFailed')} skeleton={[80, 200]} rows={5}>
          {(data) => (
            <>
              <div className="md-people" role="group" aria-label={t('who')}>
                {people.map(({ id, label }) => (
                  <button key={id} type="button" aria-pressed={id === whose} onClick={() => setChosen(id)}>
                    {label}
                    {(of(id).marks.length > 0 || of(id).note) && (
                      <small>{of(id).marks.length || t('note')}</small>
                    )}
                  </button>
                ))}
              </div>
              <MarksEditor key={whose} said={of(whose)} onChange={(next) => change(whose, next)} />
              {data.markedAt && (
                <p className="lb-14 lb-quiet">
                  {t('lastChanged', { who: data.markedBy, when: speakTime(data.markedAt) })}
                </p>
              )}
            </>
          )}
        </Loaded>
        {failure && <Note tone="wait">{failure}</Note>}
      </div>
      <footer className="lb-dialog-foot">
        <Button onClick={onClose}>{tp('cancel')}</Button>
        <Button
          type="primary"
          size="large"
          disabled={!isChanged}
          loading={busy}
          onClick={() => void confirm()}
          aria-keyshortcuts="Control+Enter"
        >
          {t('save')} <Key keys="Ctrl Enter" />
        </Button>
      </footer>
    </>
  )
}
