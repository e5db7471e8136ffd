import './list-texts.ts'
import './registrations.css'
import { useQueryClient } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { FormAddress } from './FormAddress.tsx'
import { registrationsQuery } from './list-query.ts'
import type { RegistrationSearch } from './screens.ts'
import { useRegistrationColumns } from './use-registration-columns.tsx'

/** Who registered on the public form, and the form's address to print and to copy. */
export function RegistrationListPage() {
  const t = useTexts('registrations')
  const queries = useQueryClient()
  useChanges(
    ['visitorRegistrations.'],
    () => void queries.invalidateQueries({ queryKey: ['visitorRegistrations'] }),
  )
  const list = useList({
    address: useAddress<RegistrationSearch>(),
    query: registrationsQuery,
    idOf: (row) => row.registrationId,
    filters: [
      { kind: 'search', name: 'text', label: t('search'), placeholder: t('searchShort') },
      { kind: 'days', label: t('day') },
    ],
  })
  return (
    <ListPage
      list={list}
      title={t('title')}
      unit={t('unit')}
      lead={<FormAddress />}
      table={{ columns: useRegistrationColumns() }}
      failed={t('loadFailed')}
      skeleton={[130, 140, 160, 70, '1fr', 120]}
      skeletonRows={8}
      empty={{ icon: 'phone', title: t('nothing'), text: t('nothingText') }}
      notFound={{ title: t('nothingFound') }}
    />
  )
}
