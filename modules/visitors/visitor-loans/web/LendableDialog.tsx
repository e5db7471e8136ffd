import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import { type Lendable, lendableChanged, visitorLoans } from '../contract.ts'

const api = client(visitorLoans)
const codes = [lendableChanged('').code]

interface Draft {
  displayId: string
  name: string
  stock: string
}

const formOf = (of: Lendable | undefined): Draft => ({
  displayId: of?.displayId ?? '',
  name: of?.name ?? '',
  stock: String(of?.stock ?? 1),
})

/** Something that the desk lends: its number on the shelf, its name, how many there are. */
export function LendableDialog({ of: given, onClose }: { of?: Lendable; onClose: () => void }) {
  const t = useTexts('lendables')
  const [lendableId] = useState(newId)
  const {
    seen: of,
    form: draft,
    arrivals,
    attempt,
    change,
  } = useMeanwhile<Lendable | undefined, Draft>({
    given,
    codes,
    formOf,
    factsOf: ({ displayId, name, stock }) => [
      [t('displayId'), displayId],
      [t('name'), name],
      [t('stock'), stock],
    ],
    newest: async () =>
      (await api.listLendables({})).data.find(({ lendableId: id }) => id === given?.lendableId),
  })
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
      onConfirm={() => attempt(save)}
      arrivals={arrivals}
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
