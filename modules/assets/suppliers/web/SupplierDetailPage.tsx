import './page-texts.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { supplierEditPath } from '#modules/assets/paths.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Supplier } from '../shapes.ts'
import { ContactsPanel } from './ContactsPanel.tsx'
import { FilesPanel } from './FilesPanel.tsx'
import { suppliersApi } from './list-query.ts'
import { PapersPanel } from './PapersPanel.tsx'
import { RatingsPanel } from './RatingsPanel.tsx'
import { starsOf } from './stars.ts'
import { supplierActs, supplierNotes } from './supplier-acts.ts'
import { useSupplier } from './use-supplier.ts'
import { useTypeWords } from './use-types.ts'

/** One supplier: who to call, what was agreed until when, and the files. */
export function SupplierDetailPage() {
  const t = useTexts('suppliersPage')
  const { id }: { id?: string } = useSearch({ strict: false })
  const query = useSupplier(id)
  const gone = <EmptyState icon="people" title={t('gone')} />
  return (
    <div className="lb-page">
      {id === undefined ? (
        <>
          <div className="lb-page-head">
            <h1>{t('title')}</h1>
          </div>
          {gone}
        </>
      ) : (
        <Loaded
          of={query}
          failed={t('loadFailed')}
          skeleton={['1fr', '1fr']}
          instead={(problem) => problem.status === 404 && gone}
        >
          {(supplier) => <Detail supplier={supplier} again={() => void query.refetch()} />}
        </Loaded>
      )}
    </div>
  )
}

function Detail({ supplier, again }: { supplier: Supplier; again: () => void }) {
  const t = useTexts('suppliersPage')
  const typeWords = useTypeWords()
  const mayChange = useAllowed()([{ can: 'suppliers.change' }]).length > 0 && !supplier.isEnded
  const act = useAsked(again)
  const { supplierId, name } = supplier
  return (
    <>
      <div className="lb-page-head lb-page-head-named">
        <h1>{name}</h1>
        {supplier.isEnded && <Mark kind="note">{t('ended')}</Mark>}
        <span className="lb-grow" />
        {!supplier.isEnded &&
          supplierActs().map(([act, Act]) => (
            <Suspense key={act}>
              <Act supplierId={supplierId} name={name} />
            </Suspense>
          ))}
        {mayChange && (
          <>
            <Button
              onClick={() =>
                void act.submit({
                  ask: { title: t('endAsk', { name }), text: t('endText'), ok: t('end') },
                  work: (retry) => suppliersApi.endSupplier({ supplierId }, retry),
                  done: t('endDone'),
                })
              }
            >
              {t('end')}
            </Button>
            <Link
              className="lb-button lb-button-primary lb-button-middle"
              to={supplierEditPath}
              search={{ id: supplierId }}
            >
              {t('edit')}
            </Link>
          </>
        )}
      </div>
      {!supplier.isEnded &&
        supplierNotes().map(([name, Said]) => (
          <Suspense key={name}>
            <Said supplierId={supplierId} name={supplier.name} />
          </Suspense>
        ))}
      <div className="lb-panels lb-below-16">
        <Panel title={t('facts')} pad="plain">
          <Facts
            rows={[
              [t('type'), typeWords(supplier.typeIds)],
              [t('taxId'), supplier.taxId],
              [
                t('phone'),
                supplier.phone && (
                  <a key="phone" href={`tel:${supplier.phone}`}>
                    {supplier.phone}
                  </a>
                ),
              ],
              [t('mail'), supplier.mail],
              [t('address'), `${supplier.cityName}${supplier.areaName}${supplier.address}`],
              [
                t('rating'),
                supplier.ratings > 0 &&
                  t('ratingOf', { stars: starsOf(supplier.ratingTenths), count: supplier.ratings }),
              ],
              [
                t('note'),
                supplier.note && (
                  <span key="note" className="lb-lines">
                    {supplier.note}
                  </span>
                ),
              ],
            ]}
          />
        </Panel>
        <ContactsPanel contacts={supplier.contacts} />
      </div>
      <div className="lb-grid lb-gap-16">
        <PapersPanel supplier={supplier} mayChange={mayChange} again={again} />
        {supplier.ratings > 0 && <RatingsPanel supplierId={supplierId} />}
        <FilesPanel supplierId={supplierId} mayChange={mayChange} />
      </div>
    </>
  )
}
