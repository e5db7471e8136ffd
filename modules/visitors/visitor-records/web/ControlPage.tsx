import './record-texts.ts'
import './visit-texts.ts'
import './visits.css'
import { useNavigate } from '@tanstack/react-router'
import { openLeave, openRegistration } from '#modules/visitors/visitors/web/public.ts'
import { visitorPath } from '#modules/visitors/visits/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { EvacuationButton } from './EvacuationButton.tsx'
import { controlQuery } from './list-query.ts'
import type { VisitSearch } from './screens.ts'
import { useControlTable } from './use-control-table.tsx'
import { useVisitEvents } from './use-visits.ts'

/** The older page of whoever is inside, as its own call tells it: key by key, shaded by hours, with the way out (R166, R169). */
export function ControlPage() {
  const t = useTexts('visitRecord')
  const tv = useTexts('visits')
  const goTo = useNavigate()
  const mayHandle = useAllowed()([{ can: 'visitors.handle' }]).length > 0
  useVisitEvents()
  const list = useList({
    address: useAddress<VisitSearch>(),
    query: controlQuery,
    idOf: (row) => row.visitorId,
    filters: [
      { kind: 'search', name: 'text', label: t('controlSearch'), placeholder: t('controlSearchShort') },
      {
        kind: 'choice',
        name: 'view',
        label: t('cardUse'),
        options: [{ value: 'unused', label: t('cardUnused') }],
      },
    ],
  })
  return (
    <ListPage
      list={list}
      title={t('control')}
      states={
        list.answer && (
          <p className="rc-totals" role="status">
            <b>{t('controlCount', { count: list.rows.length })}</b>
          </p>
        )
      }
      extra={
        mayHandle && (
          <>
            <EvacuationButton />
            <Button onClick={() => openLeave()}>{t('leaveByWay')}</Button>
            <Button type="primary" icon={<Icon name="plus" />} onClick={() => openRegistration()}>
              {t('register')}
            </Button>
          </>
        )
      }
      table={useControlTable(mayHandle ? openLeave : undefined)}
      failed={tv('loadFailed')}
      skeleton={[120, 130, 120, 140, '1fr', 90, 80]}
      skeletonRows={8}
      empty={{ icon: 'door', title: t('controlNothing'), text: t('controlNothingText') }}
      notFound={{ title: tv('nothingFound'), text: tv('nothingFoundText') }}
      onOpen={(visitorId) => void goTo({ to: visitorPath(visitorId) })}
    />
  )
}
