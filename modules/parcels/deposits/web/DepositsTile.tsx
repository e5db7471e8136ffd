import './deposits-tile.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { openFastReceiveOfItem } from '#modules/parcels/fast-receive/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakWait, writeTime } from '#platform/web/look/speak-time.ts'
import { deskPath, recordsPath } from './paths.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { cashKind, deposits, type OpenDeposit } from '../contract.ts'

const api = client(deposits)
const SHOWN = 7

/** The duty board's panel of the deposits that wait, the oldest first; a row opens its household's hand-over, or its record. */
export function DepositsTile() {
  const t = useTexts('deposits')
  const now = useMinute()
  const asked = useQuery({
    queryKey: ['deposits', 'summary'],
    queryFn: async () => (await api.summarizeWaiting({ maxCount: SHOWN })).data,
  })
  useChanges(['deposits.'], () => void asked.refetch())
  const { data } = asked
  const more = data ? data.total - data.oldest.length : 0
  return (
    <Panel title={t('tile')} number={data?.total} summary={data && data.total > 0 && t('tileSummary')} grow>
      <Loaded
        of={asked}
        failed={t('tileFailed')}
        skeleton={['1fr', 64]}
        rows={5}
        empty={<EmptyState icon="check" title={t('tileEmpty')} />}
        isEmpty={({ total }) => total === 0}
      >
        {(data) => (
          <ul className="lb-divided">
            {data.oldest.map((item) => (
              <DepositRow key={item.depositId} one={item} now={now} />
            ))}
            {more > 0 && <li className="lb-inner-10 lb-14 lb-quiet">{t('more', { count: more })}</li>}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}

function DepositRow({ one, now }: { one: OpenDeposit; now: number }) {
  const t = useTexts('deposits')
  const navigate = useNavigate()
  const mayHandOver = useAllowed()([{ can: 'deposits.handOver' }]).length > 0
  const { householdId, label, kindName, money, shelfPosition, payerLabel, payerName } = one
  const kind =
    one.kindDetail === cashKind
      ? t('cash', { kind: kindName, amount: money.toLocaleString('en-US') })
      : kindName
  const payer = [payerLabel, payerName].filter(Boolean).join(' ')
  const detail = [shelfPosition, kind, payer && t('from', { payer })].filter(Boolean).join('　')
  return (
    <li>
      <button
        type="button"
        className="dp-row"
        onClick={() => {
          if (!mayHandOver) void navigate({ href: `${recordsPath}?open=${one.depositId}` })
          else if (householdId) void openFastReceiveOfItem({ householdId, label, itemId: one.depositId })
          else void navigate({ href: deskPath })
        }}
      >
        <span className="dp-who lb-grid lb-min">
          {householdId ? <HouseholdName label={label} names={one.name} /> : <b>{one.name}</b>}
          <span className="lb-14 lb-quiet">{detail}</span>
        </span>
        {one.temperature > 0 && <Mark kind={one.temperature === 1 ? 'chilled' : 'frozen'} />}
        <span className="dp-wait" title={writeTime(one.arrivedAt)}>
          <span className="lb-sr">{t('waited')}</span>
          {speakWait(now - one.arrivedAt.getTime())}
        </span>
      </button>
    </li>
  )
}
