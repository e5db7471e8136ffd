import './page-texts.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { supplierDetailPath, supplierEditPath } from '#modules/assets/paths.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { Supplier } from '../shapes.ts'
import { PapersMark } from './EndMark.tsx'
import { suppliersQuery } from './list-query.ts'
import { starsOf } from './stars.ts'
import type { SupplierSearch } from './screens.ts'
import { useTypes, useTypeWords } from './use-types.ts'

const wordsOf = ({ name, phone, taxId, note, contacts }: Supplier) =>
  [name, phone, taxId, note, ...contacts.flatMap((contact) => [contact.name, contact.phone])]
    .join(' ')
    .toLowerCase()

/** Who works for the community, and whose papers end. */
export function SupplierListPage() {
  const t = useTexts('suppliersPage')
  const goTo = useNavigate()
  const typeWords = useTypeWords()
  const queries = useQueryClient()
  const mayChange = useAllowed()([{ can: 'suppliers.change' }]).length > 0
  useChanges(['suppliers.'], () => void queries.invalidateQueries({ queryKey: ['suppliers'] }))
  const address = useAddress<SupplierSearch>()
  const { text = '', type } = address.search
  const typed = text.trim().toLowerCase()
  const list = useList({
    address,
    query: suppliersQuery,
    idOf: (row) => row.supplierId,
    shows: (row) => (type === undefined || row.typeIds.includes(type)) && wordsOf(row).includes(typed),
    views: {
      name: 'view',
      label: t('views'),
      options: [
        { value: 'now', label: t('view_now') },
        { value: 'all', label: t('view_all') },
      ],
    },
    filters: [
      { kind: 'search', name: 'text', label: t('search') },
      { kind: 'choice', name: 'type', label: t('type'), options: useTypes() },
    ],
  })
  const columns: Column<Supplier>[] = [
    {
      head: t('name'),
      phone: 'first',
      cell: (row) => (
        <>
          <b>{row.name}</b> {row.isEnded && <Mark kind="note">{t('ended')}</Mark>}
        </>
      ),
    },
    { head: t('type'), width: [170, 140], phone: 'under', cell: (row) => typeWords(row.typeIds) },
    {
      head: t('contact'),
      width: [170, 150],
      phone: 'line',
      cell: ({ contacts: [first] }) => first && `${first.name}　${first.title}`,
    },
    {
      head: t('phone'),
      width: 150,
      phone: 'line',
      cell: (row) => row.contacts[0]?.phone || row.phone,
    },
    {
      head: t('paperState'),
      width: [260, 220],
      phone: 'line',
      cell: (row) => <PapersMark papers={row.papers} />,
    },
    {
      head: t('rating'),
      width: 110,
      phone: 'none',
      drops: 'narrow',
      cell: (row) =>
        row.ratings > 0 && t('ratingOf', { stars: starsOf(row.ratingTenths), count: row.ratings }),
    },
  ]
  return (
    <ListPage
      list={list}
      title={t('title')}
      count={t('count', { count: list.rows.length })}
      extra={
        mayChange && (
          <Link className="lb-button lb-button-primary lb-button-middle" to={supplierEditPath}>
            <Icon name="plus" /> {t('add')}
          </Link>
        )
      }
      table={{ columns, rowClass: (row) => (row.isEnded ? 'lb-row-off' : undefined) }}
      failed={t('loadFailed')}
      skeleton={['1fr', 150, 150, 130, 240, 80]}
      empty={{ icon: 'people', title: t('empty'), text: t('emptyText') }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
      onOpen={(id) => void goTo({ to: supplierDetailPath, search: { id } })}
    />
  )
}
