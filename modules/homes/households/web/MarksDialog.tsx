import './mark-texts.ts'
import './marks-dialog.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
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
  const { asked, of, change, save, isChanged } = useMarksDraft(householdId, () => {
    toast(t('saved'))
    onClose()
  })
  const [chosen, setChosen] = useState<string>()
  const { data } = asked
  const whose = chosen ?? data?.residents.find((resident) => name && resident.name === name)?.residentId ?? ''
  const people = [
    { id: '', label: t('whole') },
    ...(data?.residents ?? []).map((resident) => ({ id: resident.residentId, label: resident.name })),
  ]
  return (
    <ActDialog
      title={t('title')}
      beside={<HouseholdName label={data?.label ?? ''} size="title" />}
      confirm={t('save')}
      disabled={!isChanged}
      act={save}
      onClose={onClose}
    >
      <Loaded of={asked} failed={t('loadFailed')} skeleton={[80, 200]} rows={5}>
        {(data) => (
          <>
            <div className="md-people lb-chips" role="group" aria-label={t('who')}>
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
    </ActDialog>
  )
}
