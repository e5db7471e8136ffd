import './record-texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { codecOf } from '#platform/contract/codec.ts'
import { oldRecordsPath, orderPath, recordsPath } from '#modules/meals/paths.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { foodOrders } from '../contract.ts'
import { OrderPanel } from './OrderPanel.tsx'
import { useOrderChanges } from './queries.ts'
import { filtersOf, oldRecordsQuery, recordsQuery } from './record-query.ts'
import type { RecordSearch } from './screens.ts'
import { useRecordColumns } from './use-record-columns.tsx'

/** Orders of the last 30 days: found, looked at, printed again and voided. */
export const RecordsPage = () => <Records isOld={false} />
/** Orders of before, to be looked at. */
export const OldRecordsPage = () => <Records isOld />

function Records({ isOld }: { isOld: boolean }) {
  const t = useTexts('orderRecords')
  const goTo = useNavigate()
  const mayTake = useAllowed()([{ can: 'foodOrders.take' }]).length > 0
  useOrderChanges()
  const list = useList({
    address: useAddress<RecordSearch>(),
    query: isOld ? oldRecordsQuery : recordsQuery,
    idOf: (row) => row.orderId,
    views: {
      name: 'view',
      label: t('states'),
      options: [
        { value: 'all', label: t('viewAll') },
        { value: 'done', label: t('viewDone') },
        { value: 'voided', label: t('viewVoided') },
      ],
    },
    filters: [
      { kind: 'search', name: 'text', label: t('search'), placeholder: t('searchShort') },
      { kind: 'days', label: t('orderedDay') },
    ],
  })
  const columns = useRecordColumns()
  const { submit: save, busy } = useSubmit(
    async () => {
      const call = foodOrders.calls[isOld ? 'exportOld' : 'exportList']
      const query = Object.entries(codecOf(call.takes).encode(filtersOf(list.search)) as object)
      await saveFile(`${call.path}?${new URLSearchParams(query.filter(([, value]) => value !== undefined))}`)
    },
    { onFailure: inBox },
  )
  return (
    <ListPage
      list={list}
      title={t(isOld ? 'titleOld' : 'title')}
      extra={
        <>
          <Button loading={busy} onClick={() => void save()}>
            {t('export')}
          </Button>
          <Button onClick={() => void goTo({ to: isOld ? recordsPath : oldRecordsPath })}>
            {t(isOld ? 'toNew' : 'toOld')}
          </Button>
          {mayTake && !isOld && (
            <Button type="primary" onClick={() => void goTo({ to: orderPath })}>
              {t('toOrder')}
            </Button>
          )}
        </>
      }
      table={{ columns, rowClass: ({ state }) => (state === 'voided' ? 'lb-row-off' : undefined) }}
      failed={t('loadFailed')}
      skeleton={[72, 140, 300, 60, 140, 110, 90]}
      empty={{ icon: 'tray', title: t('none'), text: t(isOld ? 'noneOldText' : 'noneText') }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
      detail={(orderId) => <OrderPanel key={orderId} orderId={orderId} {...list.ways} />}
    />
  )
}
