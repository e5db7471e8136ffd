import './dialog-texts.ts'
import './resident-dialog.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { HouseholdPanels } from '#platform/web/frame/HouseholdPanels.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Resident } from '../shapes.ts'
import { today } from './days.ts'
import { residentsApi } from './api.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const reasons = ['reasonMoved', 'reasonContract', 'reasonSold', 'reasonWrong'] as const

export interface MoveDialogProps {
  householdId: string
  one: Resident
  /** Everybody else who lives there. */
  others: readonly Resident[]
  onClose: () => void
}

/** Somebody moves out of the community, or to another household of it; others of the household may go along. */
export function MoveDialog({ householdId, one, others, onClose }: MoveDialogProps) {
  const t = useTexts('residentDialogs')
  const queries = useQueryClient()
  const [where, setWhere] = useState<'leave' | 'within'>('leave')
  const [target, setTarget] = useState<{ householdId: string; label: string }>()
  const [onDay, setDay] = useState(today())
  const [reason, setReason] = useState('')
  const [along, setAlong] = useState<readonly string[]>([])
  const going = [one, ...others.filter(({ residentId }) => along.includes(residentId))]
  const names = inRow(going.map(({ name }) => name))
  async function choose() {
    const found = await pickHousehold()
    if (found) setTarget(found)
  }

  const act = useSubmit(async (retry) => {
    if (where === 'within' && !target) refuse(t('chooseNeeded'))
    const leaving = { householdId, residentIds: going.map(({ residentId }) => residentId), onDay, reason }
    const isWithin = target && where === 'within'
    await (isWithin
      ? residentsApi.moveToHousehold({ ...leaving, toHouseholdId: target.householdId }, retry)
      : residentsApi.moveOutTogether(leaving, retry)
    ).finally(() => void queries.invalidateQueries({ queryKey: ['residents'] }))
    toast(isWithin ? t('movedDone', { names, label: target.label }) : t('leftDone', { names }))
    onClose()
  })

  return (
    <ActDialog
      title={t('moveTitle', { name: one.name })}
      confirm={t(where === 'leave' ? 'confirmLeave' : 'confirmWithin', { count: going.length })}
      act={act}
      onClose={onClose}
    >
      <Segments
        label={t('where')}
        options={[
          { value: 'leave', label: t('leave') },
          { value: 'within', label: t('within') },
        ]}
        value={where}
        onChange={setWhere}
      />
      <p className="lb-14 lb-quiet">{t(where === 'leave' ? 'leaveText' : 'withinText')}</p>
      <HouseholdPanels place="leaving" householdId={householdId} />
      {where === 'within' && (
        <div className="lb-field">
          <span className="lb-14 lb-quiet">{t('toHousehold')}</span>
          <div className="lb-line">
            {target && <HouseholdName label={target.label} />}
            <Button icon={<Icon name="house" />} onClick={() => void choose()}>
              {t('choose')}
            </Button>
          </div>
        </div>
      )}
      <Field label={t('onDay')}>
        <DayInput max={today()} value={onDay} onDay={setDay} />
      </Field>
      <Field label={t('reason')} optional>
        <TextInput autoFocus value={reason} maxLength={60} onText={setReason} />
      </Field>
      <div className="lb-chips">
        {reasons.map((key) => (
          <button type="button" key={key} aria-pressed={reason === t(key)} onClick={() => setReason(t(key))}>
            {t(key)}
          </button>
        ))}
      </div>
      {others.length > 0 && (
        <fieldset className="rf-along">
          <legend className="lb-14 lb-quiet">{t('together')}</legend>
          {others.map(({ residentId, name }) => (
            <Checkbox
              key={residentId}
              checked={along.includes(residentId)}
              onChange={({ target: { checked } }) =>
                setAlong((old) => (checked ? [...old, residentId] : old.filter((id) => id !== residentId)))
              }
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </ActDialog>
  )
}
