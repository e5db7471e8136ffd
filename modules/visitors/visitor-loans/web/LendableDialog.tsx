import { client } from '#platform/web/calls/client.ts'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { amountField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
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
  const fields: readonly FormField<Draft>[] = [
    textField(t('displayId'), 'displayId', { input: { autoFocus: true, maxLength: 20 } }),
    textField(t('name'), 'name', { input: { maxLength: 20 } }),
    amountField(t('stock'), 'stock', { help: t('stockHelp'), digits: 4 }),
  ]
  return (
    <CorrectionDialog<Lendable | undefined, Draft>
      title={t(given ? 'titleEdit' : 'titleNew')}
      confirm={t(given ? 'save' : 'titleNew')}
      given={given}
      codes={codes}
      formOf={formOf}
      fields={fields}
      newest={async () =>
        (await api.listLendables({})).data.find((row) => row.lendableId === given?.lendableId)
      }
      missing={({ displayId, name, stock }) => (displayId.trim() && name.trim() && stock ? undefined : '')}
      send={async ({ form, seen: of, retry }) => {
        const content = { ...form, stock: Number(form.stock) }
        if (of)
          await api.changeLendable(
            { lendableId: of.lendableId, rowVersion: of.rowVersion, ...content },
            retry,
          )
        else await api.addLendable({ lendableId: retry.idOf(content), ...content }, retry)
        toast(t('saved'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
