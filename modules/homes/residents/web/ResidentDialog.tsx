import './dialog-texts.ts'
import './resident-dialog.css'
import { FormFields } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import type { Resident } from '../shapes.ts'
import { useResidentForm } from './use-resident-form.ts'

export interface ResidentDialogProps {
  householdId: string
  label: string
  /** Undefined: somebody new. */
  one: Resident | undefined
  onClose: () => void
}

/** What the desk writes down of somebody; what is typed survives a forced sign-in. */
export function ResidentDialog(props: ResidentDialogProps) {
  const t = useTexts('residentDialogs')
  const { householdId, label, one, onClose } = props
  const title = one ? t('editTitle', { name: one.name }) : t('addTitle', { label })
  const tools = useResidentForm(householdId, one, onClose)
  const { fields, seen, form, change, save, giveUp, colleagueEdits, mayConfirmPlates } = tools
  const anyway = (
    <Button size="small" onClick={() => void save.submit(true)}>
      {t('saveAnyway')}
    </Button>
  )
  return (
    <ActDialog
      title={title}
      confirm={t(seen ? 'save' : 'add')}
      act={save}
      colleagueEdits={colleagueEdits}
      anyway={mayConfirmPlates ? anyway : undefined}
      onClose={giveUp}
    >
      <div className="lb-pair">
        <FormFields fields={fields} form={form} change={change} tried={save.tried} of={seen} />
      </div>
    </ActDialog>
  )
}
