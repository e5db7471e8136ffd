import './dialog-texts.ts'
import './resident-dialog.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import type { Resident } from '../shapes.ts'
import { ResidentFields } from './ResidentFields.tsx'
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
  return (
    <Dialog label={title} className="rf" onCancel={tools.giveUp}>
      <Form title={title} tools={tools} />
    </Dialog>
  )
}

function Form({ title, tools }: { title: string; tools: ReturnType<typeof useResidentForm> }) {
  const t = useTexts('residentDialogs')
  const tp = useTexts('platform')
  const { seen, form, change, save, giveUp, obstacle, busy, nameMissing } = tools
  // A scan while the dialog is open goes nowhere.
  useScanner(() => undefined)
  useHotKey('Ctrl+Enter', 'platform:confirm', () => void save(false))
  const act =
    obstacle?.kind === 'plates' ? (
      <Button size="small" onClick={() => void save(true)}>
        {t('saveAnyway')}
      </Button>
    ) : undefined
  return (
    <form
      className="rf-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(false)
      }}
    >
      <header className="lb-dialog-head">
        <h2>{title}</h2>
      </header>
      <div className="rf-body">
        <ResidentFields seen={seen} form={form} change={change} nameMissing={nameMissing} />
      </div>
      {obstacle && (
        <div className="rf-obstacle">
          <FailureNote sentence={obstacle.sentence} arrivals={obstacle.arrivals} act={act} />
        </div>
      )}
      <footer className="lb-dialog-foot">
        <Button onClick={giveUp}>{tp('cancel')}</Button>
        <Button type="primary" size="large" htmlType="submit" loading={busy}>
          {t(seen ? 'save' : 'add')}
        </Button>
      </footer>
    </form>
  )
}
