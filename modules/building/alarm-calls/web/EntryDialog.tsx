import './page-texts.ts'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import type { FormField } from '#platform/web/form/fields.tsx'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { alarmCalls, callsChanged, type Plan } from '../contract.ts'
import type { CallSettings, Section } from '../shapes.ts'
import { savePart } from './use-plan.ts'

const api = client(alarmCalls)
const codes = [callsChanged('', '').code]

export interface EntryDialogProps<Entry> {
  plan: Plan
  /** Absent: a new one. */
  of: Entry | undefined
  onClose: () => void
}

interface Rules<Entry, Form extends object> extends EntryDialogProps<Entry> {
  part: Section
  fields: FormField<Form>[]
  idOf: (entry: Entry) => string
  formOf: (entry: Entry | undefined) => Form
  entryOf: (form: Form, id: string) => Entry
}

/** One entry of a part of the plan; the part is saved as a whole over the version that was seen. */
export function EntryDialog<Entry, Form extends object>(rules: Rules<Entry, Form>) {
  const { plan, part, of, fields, idOf, formOf, entryOf, onClose } = rules
  const t = useTexts('alarmCallsPage')
  const id = of && idOf(of)
  const rowsOf = (from: Plan) => (from[part] as unknown as Record<Section, Entry[]>)[part]
  const entryIn = (from: Plan) => rowsOf(from).find((entry) => idOf(entry) === id)
  return (
    <CorrectionDialog<Plan, Form>
      title={of ? t('edit') : t(`newOf_${part}`)}
      confirm={t('save')}
      size="wide"
      given={plan}
      codes={codes}
      formOf={(from) => formOf(entryIn(from))}
      fields={fields as FormField<Form, Plan>[]}
      newest={async () => (await api.show({})).data}
      send={async ({ form, seen, retry }) => {
        const entry = entryOf(form, id ?? retry.idOf(form))
        const rows = rowsOf(seen)
        const isThere = rows.some((row) => idOf(row) === idOf(entry))
        const next = isThere ? rows.map((row) => (idOf(row) === idOf(entry) ? entry : row)) : [...rows, entry]
        await savePart(seen, part, next as unknown as CallSettings[Section], retry)
        toast(t('saved'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
