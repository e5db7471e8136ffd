import './desk-texts.ts'
import './records-texts.ts'
import './desk.css'
import './records.css'
import { CountsView, LedgerView } from '#modules/parcels/cash/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { deskPath } from './paths.ts'
import { RecordsView } from './RecordsView.tsx'
import { depositRecordsRoute, type RecordsSearch } from './screens.ts'

/** All deposits with their history, every movement of cash, and the counts of the drawer. */
export function RecordsPage() {
  const t = useTexts('depositRecords')
  const search = depositRecordsRoute.useSearch()
  const navigate = depositRecordsRoute.useNavigate()
  const { view = 'deposits' } = search
  const change = (next: Partial<RecordsSearch>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true })
  return (
    <div className="lb-page dr">
      <div className="lb-page-head dr-head">
        <h1>{t('title')}</h1>
        <Segments
          label={t('views')}
          value={view}
          onChange={(next) => change({ view: next === 'deposits' ? undefined : next, open: undefined })}
          options={[
            { value: 'deposits', label: t('viewDeposits') },
            { value: 'ledger', label: t('viewLedger') },
            { value: 'counts', label: t('viewCounts') },
          ]}
        />
        <Button className="lb-end" onClick={() => void navigate({ to: deskPath })}>
          {t('register')} <Key keys="Alt S" />
        </Button>
      </div>
      {view === 'deposits' && <RecordsView search={search} change={change} />}
      {view === 'ledger' && <LedgerView onOpen={(open) => change({ view: undefined, open })} />}
      {view === 'counts' && <CountsView />}
    </div>
  )
}
