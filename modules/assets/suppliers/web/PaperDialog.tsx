import { amountField, dayField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { paperChanged } from '../problems.ts'
import { type Paper, type PaperKind, paperKinds } from '../shapes.ts'
import { suppliersApi } from './list-query.ts'
import { useFiles } from './use-supplier.ts'

interface PaperForm {
  kind: PaperKind
  title: string
  number: string
  startDay: string
  endDay: string
  remindDays: string
  amount: string
  note: string
  fileId: string | null
}

const formOf = (paper: Paper | undefined): PaperForm => ({
  kind: paper?.kind ?? 'contract',
  title: paper?.title ?? '',
  number: paper?.number ?? '',
  startDay: paper?.startDay ?? '',
  endDay: paper?.endDay ?? '',
  remindDays: String(paper?.remindDays ?? 30),
  amount: paper?.amount === null || paper === undefined ? '' : String(paper.amount),
  note: paper?.note ?? '',
  fileId: paper?.fileId ?? null,
})

const contentOf = (form: PaperForm) => ({
  ...form,
  title: form.title.trim(),
  startDay: form.startDay || null,
  endDay: form.endDay || null,
  remindDays: Number(form.remindDays || 0),
  amount: form.amount === '' ? null : Number(form.amount),
})

const codes = [paperChanged().code]

function usePaperFields(supplierId: string): FormField<PaperForm>[] {
  const t = useTexts('suppliersPage')
  const files = useFiles(supplierId).data ?? []
  return [
    choiceField(
      t('kind'),
      'kind',
      paperKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
    ),
    {
      ...textField<PaperForm>(t('paperTitle'), 'title', { input: { autoFocus: true, maxLength: 40 } }),
      wrong: ({ title }) => (title.trim() ? undefined : t('needed')),
    },
    textField(t('number'), 'number', { optional: true, input: { maxLength: 40 } }),
    amountField(t('amount'), 'amount', { optional: true }),
    dayField(t('startDay'), 'startDay', { optional: true }),
    {
      ...dayField<PaperForm>(t('endDay'), 'endDay', { optional: true }),
      wrong: ({ startDay, endDay }) => (startDay && endDay && startDay > endDay ? t('crossed') : undefined),
    },
    {
      ...amountField<PaperForm>(t('remind'), 'remindDays', { digits: 3 }),
      wrong: ({ remindDays }) => (Number(remindDays) > 365 ? t('daysWrong') : undefined),
    },
    choiceField(
      t('file'),
      'fileId',
      files.map(({ fileId, fileName }) => ({ value: fileId, label: fileName })),
      { none: t('noFile') },
    ),
    textField(t('note'), 'note', { optional: true, input: { maxLength: 100 } }),
  ]
}

/** Adds a contract, an insurance or a licence, or changes one. */
export function PaperDialog(props: { supplierId: string; of: Paper | undefined; onClose: () => void }) {
  const { supplierId, of: given, onClose } = props
  const t = useTexts('suppliersPage')
  return (
    <CorrectionDialog<Paper | undefined, PaperForm>
      title={t(given ? 'paperEdit' : 'paperNew')}
      confirm={t('save')}
      size="wide"
      given={given}
      codes={codes}
      formOf={formOf}
      fields={usePaperFields(supplierId)}
      newest={async () =>
        (await suppliersApi.readSupplier({ supplierId })).data.papers.find(
          ({ paperId }) => paperId === given?.paperId,
        )
      }
      frame={(drawn) => <div className="lb-pair lb-gap-20 lb-rows-12">{drawn}</div>}
      send={async ({ form, seen, retry }) => {
        const content = contentOf(form)
        if (seen) {
          const { paperId, rowVersion } = seen
          await suppliersApi.correctPaper({ supplierId, paperId, rowVersion, ...content }, retry)
        } else await suppliersApi.addPaper({ supplierId, paperId: retry.idOf(content), ...content }, retry)
        toast(t('paperSaved'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
