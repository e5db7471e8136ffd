import './desk-texts.ts'
import './records-texts.ts'
import './desk.css'
import './records.css'
import { useNavigate } from '@tanstack/react-router'
import { CountsView, LedgerView } from '#modules/parcels/cash/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { DepositsView } from './DepositsView.tsx'
import { deskPath } from './paths.ts'
import type { RecordsSearch } from './screens.ts'

/** All deposits with their history, every movement of cash, and the counts of the drawer. */
export function RecordsPage() {
  const t = useTexts('depositRecords')
  const goTo = useNavigate()
  const address = useAddress<RecordsSearch>()
  const shared = {
    title: t('title'),
    address,
    views: {
      name: 'view' as const,
      label: t('views'),
      options: [
        { value: 'deposits', label: t('viewDeposits') },
        { value: 'ledger', label: t('viewLedger') },
        { value: 'counts', label: t('viewCounts') },
      ],
    },
    extra: (
      <Button onClick={() => void goTo({ to: deskPath })}>
        {t('register')} <Key keys="Alt S" />
      </Button>
    ),
  }
  const { view } = address.search
  if (view === 'counts') return <CountsView {...shared} />
  if (view !== 'ledger') return <DepositsView {...shared} />
  return <LedgerView {...shared} onDeposit={(open) => address.change({ view: undefined, open })} />
}
