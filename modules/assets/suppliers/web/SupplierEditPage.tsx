import './page-texts.ts'
import './suppliers.css'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { supplierDetailPath, suppliersPath } from '#modules/assets/paths.ts'
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
import { supplierChanged } from '../problems.ts'
import type { Supplier } from '../shapes.ts'
import { suppliersApi } from './list-query.ts'
import { contentOf, formOf, type SupplierForm } from './supplier-form.ts'
import { useSupplier } from './use-supplier.ts'
import { useSupplierFields } from './use-supplier-fields.tsx'

const codes = [supplierChanged().code]

/** A supplier is added, or the one of the address is changed. */
export function SupplierEditPage() {
  const t = useTexts('suppliersPage')
  const { id }: { id?: string } = useSearch({ strict: false })
  const query = useSupplier(id)
  return (
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head">
        <h1>{t(id ? 'titleEdit' : 'titleNew')}</h1>
      </div>
      {id ? (
        <Loaded
          of={query}
          failed={t('loadFailed')}
          skeleton={['1fr', '1fr']}
          instead={(problem) => problem.status === 404 && <EmptyState icon="people" title={t('gone')} />}
        >
          {(supplier) => <Form given={supplier} />}
        </Loaded>
      ) : (
        <Form given={undefined} />
      )}
    </div>
  )
}

function Form({ given }: { given: Supplier | undefined }) {
  const t = useTexts('suppliersPage')
  const goTo = useNavigate()
  const queries = useQueryClient()
  const fields = useSupplierFields()
  const { seen, form, colleagueEdits, attempt, change } = useMeanwhile<Supplier | undefined, SupplierForm>({
    given,
    codes,
    formOf,
    fields,
    newest: async () => given && (await suppliersApi.readSupplier({ supplierId: given.supplierId })).data,
  })
  const save = useSubmit(
    (retry) =>
      attempt(async () => {
        const content = { ...contentOf(form) }
        const { data } = seen
          ? await suppliersApi.correctSupplier(
              { supplierId: seen.supplierId, rowVersion: seen.rowVersion, ...content },
              retry,
            )
          : await suppliersApi.addSupplier({ supplierId: retry.idOf(content), ...content }, retry)
        toast(t('saved'))
        void queries.invalidateQueries({ queryKey: ['suppliers'] })
        queries.setQueryData(['supplier', data.supplierId], data)
        await goTo({ to: supplierDetailPath, search: { id: data.supplierId }, replace: true })
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
            to={given ? supplierDetailPath : suppliersPath}
            search={given ? { id: given.supplierId } : {}}
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
