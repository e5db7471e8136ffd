import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type Lendable, visitorLoans } from '../contract.ts'

const api = client(visitorLoans)

/** Something that the desk lends: its number on the shelf, its name, how many there are. */
export function LendableDialog({ of, onClose }: { of?: Lendable; onClose: () => void }) {
  const t = useTexts('lendables')
  const [lendableId] = useState(newId)
  const [draft, setDraft] = useState({
    displayId: of?.displayId ?? '',
    name: of?.name ?? '',
    stock: String(of?.stock ?? 1),
  })
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const isWhole = Boolean(draft.displayId.trim() && draft.name.trim() && draft.stock)
  async function save() {
    const content = { ...draft, stock: Number(draft.stock) }
    if (of) await api.changeLendable({ lendableId: of.lendableId, rowVersion: of.rowVersion, ...content })
    else await api.addLendable({ lendableId, ...content })
    toast(t('saved'))
    onClose()
  }
  return (
    <FormDialog
      title={t(of ? 'titleEdit' : 'titleNew')}
      confirm={t('save')}
      disabled={!isWhole}
      onConfirm={save}
      onClose={onClose}
    >
      <Field label={t('displayId')}>
        <TextInput
          autoFocus
          value={draft.displayId}
          maxLength={20}
          onText={(displayId) => change({ displayId })}
        />
      </Field>
      <Field label={t('name')}>
        <TextInput value={draft.name} maxLength={20} onText={(name) => change({ name })} />
      </Field>
      <Field label={t('stock')} help={t('stockHelp')}>
        <TextInput
          inputMode="numeric"
          maxLength={4}
          value={draft.stock}
          onText={(text) => change({ stock: text.replace(/\D/g, '') })}
        />
      </Field>
    </FormDialog>
  )
}
