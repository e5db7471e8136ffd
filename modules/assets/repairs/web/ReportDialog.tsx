import { cut } from '#platform/contract/cut.ts'
import './page-texts.ts'
import { textField, longTextField, type FormField } from '#platform/web/form/fields.tsx'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { uploadOnce } from '#modules/keeping/files/web/public.ts'
import { AssetCodeField } from '#modules/assets/assets/web/public.ts'
import { assetOf } from './LinkDialog.tsx'
import { ReportPhotos } from './ReportPhotos.tsx'
import { repairsApi } from './list-query.ts'

interface ReportForm {
  title: string
  /** The number of the thing in the register. */
  code: string
  place: string
  detail: string
  household: { householdId: string; label: string } | null
  reporterName: string
  reporterPhone: string
  shots: readonly File[]
}
const empty: ReportForm = {
  title: '',
  code: '',
  place: '',
  detail: '',
  household: null,
  reporterName: '',
  reporterPhone: '',
  shots: [],
}

interface ReportDialogProps {
  /** What is known already: of an asset, or of an alarm of the building. */
  about?: { title?: string; place?: string; assetId?: string; alarmId?: string }
  onClose: () => void
}

/** The desk writes down what is broken, and who said so. */
export function ReportDialog({ about = {}, onClose }: ReportDialogProps) {
  const t = useTexts('repairsPage')
  const fields: FormField<ReportForm>[] = [
    {
      ...textField<ReportForm>(t('name'), 'title', { input: { autoFocus: true, maxLength: 60 } }),
      wrong: ({ title }) => (title.trim() ? undefined : t('needed')),
    },
    ...(about.assetId || about.alarmId
      ? []
      : [
          {
            label: t('asset'),
            read: ({ code }: ReportForm) => code,
            draw: ({ code }: ReportForm, change: (part: Partial<ReportForm>) => void) => (
              <AssetCodeField label={t('asset')} code={code} onCode={(typed) => change({ code: typed })} />
            ),
          },
        ]),
    textField(t('place'), 'place', { optional: true, input: { maxLength: 40 } }),
    longTextField(t('detail'), 'detail', { optional: true, rows: 3, maxLength: 500 }),
    {
      label: t('household'),
      read: ({ household }) => household?.label ?? '',
      draw: ({ household }, change) => (
        <Field label={t('household')} optional>
          <span className="lb-line lb-gap-8">
            <Button
              icon={<Icon name="house" />}
              onClick={() => void pickHousehold().then((picked) => picked && change({ household: picked }))}
            >
              {household?.label ?? t('chooseHousehold')}
            </Button>
            {household && <Button onClick={() => change({ household: null })}>{t('noHousehold')}</Button>}
          </span>
        </Field>
      ),
    },
    textField(t('reporter'), 'reporterName', { optional: true, input: { maxLength: 20 } }),
    textField(t('phone'), 'reporterPhone', { optional: true, input: { maxLength: 30, inputMode: 'tel' } }),
    {
      label: t('photos'),
      read: ({ shots }) => String(shots.length),
      draw: ({ shots }, change) => (
        <ReportPhotos shots={shots} onShots={(taken) => change({ shots: taken })} />
      ),
    },
  ]
  return (
    <CorrectionDialog<undefined, ReportForm>
      title={t('reportTitle')}
      confirm={t('report')}
      given={undefined}
      codes={[]}
      formOf={() => ({ ...empty, title: cut(about.title ?? '', 60), place: about.place ?? '' })}
      fields={fields}
      newest={async () => undefined}
      send={async ({ form, retry }) => {
        const { household, shots, code, ...words } = form
        const { alarmId = null } = about
        const assetId = about.assetId ?? (await retry.once(code, () => assetOf(code)))
        const photos: string[] = []
        for (const shot of shots) photos.push(await uploadOnce(retry, 'webcam', shot))
        const householdId = household?.householdId ?? null
        const said = { ...words, title: form.title.trim(), assetId, alarmId, householdId, photos }
        await repairsApi.reportRepair({ caseId: retry.idOf(said), ...said }, retry)
        toast(t('reportDone'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
