import './dialog-texts.ts'
import '#platform/web/look/reason-dialog.css'
import './resident-dialog.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
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
export function MoveDialog(props: MoveDialogProps) {
  const t = useTexts('residentDialogs')
  return (
    <Dialog
      label={t('moveTitle', { name: props.one.name })}
      className="rf rf-narrow"
      onCancel={props.onClose}
    >
      <Form {...props} />
    </Dialog>
  )
}

function Form({ householdId, one, others, onClose }: MoveDialogProps) {
  const t = useTexts('residentDialogs')
  const tp = useTexts('platform')
  const queries = useQueryClient()
  const [where, setWhere] = useState<'leave' | 'within'>('leave')
  const [target, setTarget] = useState<{ householdId: string; label: string }>()
  const [onDay, setDay] = useState(today())
  const [reason, setReason] = useState('')
  const [along, setAlong] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const going = [one, ...others.filter(({ residentId }) => along.includes(residentId))]
  const names = inRow(going.map(({ name }) => name))
  // A scan while the dialog is open goes nowhere.
  useScanner(() => undefined)

  async function choose() {
    const found = await pickHousehold()
    if (found) setTarget(found)
  }

  async function go() {
    if (busy) return
    if (where === 'within' && !target) return setFailure(t('chooseNeeded'))
    setBusy(true)
    setFailure(undefined)
    try {
      const leaving = { householdId, residentIds: going.map(({ residentId }) => residentId), onDay, reason }
      if (target && where === 'within') {
        await residentsApi.moveToHousehold({ ...leaving, toHouseholdId: target.householdId })
        toast(t('movedDone', { names, label: target.label }))
      } else {
        await residentsApi.moveOutTogether(leaving)
        toast(t('leftDone', { names }))
      }
      onClose()
    } catch (error) {
      setFailure(sentenceOf(error))
      setBusy(false)
    } finally {
      void queries.invalidateQueries({ queryKey: ['residents'] })
    }
  }

  return (
    <form
      className="rf-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void go()
      }}
    >
      <header className="lb-dialog-head">
        <h2>{t('moveTitle', { name: one.name })}</h2>
      </header>
      <div className="rf-body rf-stack">
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
        <div className="lb-reasons">
          {reasons.map((key) => (
            <button
              type="button"
              key={key}
              aria-pressed={reason === t(key)}
              onClick={() => setReason(t(key))}
            >
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
        {failure && <Note tone="wait">{failure}</Note>}
      </div>
      <footer className="lb-dialog-foot">
        <Button onClick={onClose}>{tp('cancel')}</Button>
        <Button type="primary" size="large" htmlType="submit" loading={busy}>
          {t(where === 'leave' ? 'confirmLeave' : 'confirmWithin', { count: going.length })}
        </Button>
      </footer>
    </form>
  )
}
