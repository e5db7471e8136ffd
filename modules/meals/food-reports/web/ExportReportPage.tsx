import './page-texts.ts'
import './reports.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ExportRows } from '#modules/keeping/exports/web/public.ts'
import { orderStates } from '#modules/meals/order-shapes.ts'
import { reportPath } from '#modules/meals/paths.ts'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { client } from '#platform/web/calls/client.ts'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { dayField, type FormField, FormFields, isWrong } from '#platform/web/form/fields.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { foodReports, type ReportKind, reportKinds } from '../contract.ts'

const api = client(foodReports)
type State = (typeof orderStates)[number] | 'all'
interface Form {
  report: ReportKind
  orderState: State
  from: string
  until: string
}

const declare = (): FormField<Form>[] => [
  choiceField(
    text('foodReportsPage', 'report'),
    'report',
    reportKinds.map((value) => ({ value, label: text('foodReportsPage', `report_${value}`) })),
  ),
  choiceField(
    text('foodReportsPage', 'state'),
    'orderState',
    (['all', ...orderStates] as const).map((value) => ({
      value,
      label: text('foodReportsPage', `state_${value}`),
    })),
  ),
  {
    ...dayField<Form>(text('foodReportsPage', 'from'), 'from'),
    wrong: ({ from }) => (from ? undefined : text('foodReportsPage', 'needed')),
  },
  {
    ...dayField<Form>(text('foodReportsPage', 'until'), 'until'),
    wrong: ({ from, until }) =>
      until
        ? until < from
          ? text('foodReportsPage', 'turned')
          : undefined
        : text('foodReportsPage', 'needed'),
  },
]

/** Files of orders: which days are wanted, and how far each is (R440 to R443). */
export function ExportReportPage() {
  const t = useTexts('foodReportsPage')
  const words = useTexts('foodReports')
  const goTo = useNavigate()
  const mayLook = useAllowed()([{ can: 'foodReports.view' }]).length > 0
  const today = dayOf(new Date(useMinute()))
  const [form, setForm] = useState<Form>({
    report: 'foodOrders',
    orderState: 'all',
    from: `${dayAfter(today, -30).slice(0, 7)}-01`,
    until: today,
  })
  const fields = declare()
  const list = useQuery({
    queryKey: ['foodReports', 'exports'],
    queryFn: async () => (await api.listExports({})).data,
  })
  useChanges(['exports.'], () => void list.refetch())
  const act = useSubmit(
    async (retry) => {
      await api.start({ exportId: retry.idOf(form), ...form }, retry)
      toast(t('started'))
      await list.refetch()
    },
    { isWrong: () => isWrong(fields, form) },
  )
  const change = (patch: Partial<Form>) => {
    act.forget()
    setForm((before) => ({ ...before, ...patch }))
  }
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{words('exports')}</h1>
        <p className="lb-quiet lb-14">{t('exportsLead')}</p>
        {mayLook && (
          <Button className="lb-end" onClick={() => void goTo({ to: reportPath })}>
            {t('toMonth')}
          </Button>
        )}
      </div>
      <Panel pad="form" className="lb-below-16">
        <form className="ko-form" {...act.form}>
          <FormFields fields={fields} form={form} change={change} tried={act.tried} />
          <Button type="primary" htmlType="submit" loading={act.busy}>
            {t('start')}
          </Button>
        </form>
        {act.failure && <FailureNote sentence={act.failure} />}
      </Panel>
      <Panel title={t('progress')} number={list.data?.length}>
        <Loaded
          of={list}
          failed={t('progressFailed')}
          skeleton={[120, 240, 160]}
          rows={4}
          empty={<EmptyState icon="doc" title={t('nothing')} text={t('nothingText')} />}
        >
          {(rows) => (
            <Suspense>
              <ExportRows rows={rows} everybody />
            </Suspense>
          )}
        </Loaded>
      </Panel>
    </div>
  )
}
