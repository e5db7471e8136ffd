import './page-texts.ts'
import './plan.css'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { FormFields, isWrong } from '#platform/web/form/fields.tsx'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { planChanged } from '../problems.ts'
import type { Plan } from '../shapes.ts'
import { maintenanceApi } from './list-query.ts'
import { planRecordPath, plansPath } from './paths.ts'
import { contentOf, formOf, type PlanForm } from './plan-form.ts'
import { usePlan } from './use-plan.ts'
import { usePlanFields } from './use-plan-fields.tsx'

const codes = [planChanged().code]

/** A plan is added, or the one of the address is changed. */
export function PlanEditPage() {
  const t = useTexts('maintenancePage')
  const { planId }: { planId?: string } = useParams({ strict: false })
  const { assetId }: { assetId?: string } = useSearch({ strict: false })
  const query = usePlan(planId)
  return (
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head">
        <h1>{t(planId ? 'planEdit' : 'planNew')}</h1>
      </div>
      {planId ? (
        <Loaded
          of={query}
          failed={t('loadFailed')}
          skeleton={['1fr', '1fr']}
          instead={(problem) => problem.status === 404 && <EmptyState icon="calendar" title={t('gone')} />}
        >
          {(plan) => <Form given={plan} />}
        </Loaded>
      ) : (
        <Form given={undefined} assetId={assetId} />
      )}
    </div>
  )
}

/** `assetId`: what a plan is added for. */
function Form({ given, assetId }: { given: Plan | undefined; assetId?: string | undefined }) {
  const t = useTexts('maintenancePage')
  const goTo = useNavigate()
  const queries = useQueryClient()
  const fields = usePlanFields()
  const { seen, form, colleagueEdits, attempt, change } = useMeanwhile<Plan | undefined, PlanForm>({
    given,
    codes,
    formOf: (plan) => ({ ...formOf(plan), ...(assetId && { assetIds: [assetId] }) }),
    fields,
    newest: async () => given && (await maintenanceApi.readPlan({ planId: given.planId })).data,
  })
  const save = useSubmit(
    (retry) =>
      attempt(async () => {
        const content = contentOf(form)
        const { data } = seen
          ? await maintenanceApi.correctPlan(
              { planId: seen.planId, rowVersion: seen.rowVersion, ...content },
              retry,
            )
          : await maintenanceApi.addPlan({ planId: retry.idOf(content), ...content }, retry)
        toast(t('saved'))
        await queries.invalidateQueries({ queryKey: ['maintenance'] })
        await goTo({ href: planRecordPath(data.planId), replace: true })
      }).then(() => undefined),
    { isWrong: () => isWrong(fields, form) },
  )
  return (
    <form {...save.form}>
      <Panel pad="form">
        {save.failure && <FailureNote sentence={save.failure} colleagueEdits={colleagueEdits} />}
        <div className="lb-pair lb-gap-20 lb-rows-12">
          <FormFields fields={fields} form={form} change={change} tried={save.tried} of={seen} />
        </div>
        <div className="lb-line lb-right lb-gap-12">
          <Link
            className="lb-button lb-button-default lb-button-middle"
            to={(given ? planRecordPath(given.planId) : plansPath) as string}
          >
            {t('cancel')}
          </Link>
          <Button type="primary" htmlType="submit" loading={save.busy}>
            {t('save')}
          </Button>
        </div>
      </Panel>
    </form>
  )
}
