import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cash } from '#modules/parcels/cash/contract.ts'
import {
  HouseholdMarks,
  type HouseholdMarksProps,
  useHouseholdMarks,
} from '#modules/homes/households/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { speakWait, writeTime } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { cashKind, deposits, type RecordedDeposit } from '../contract.ts'

const api = client(deposits)
const cashApi = client(cash)

export interface WaitingPanelProps {
  newestId: string | undefined
  onHandOver: (deposit: RecordedDeposit) => void
  onEnvelope: (deposit: RecordedDeposit) => void
}

type Show = 'all' | 'cash' | 'outside'

const holds = (deposit: RecordedDeposit, text: string): boolean => {
  const plain = (part: string) => part.toLowerCase().replace(/[\s-]/g, '')
  const all = [
    deposit.serialNumber,
    deposit.label,
    deposit.name,
    deposit.payerLabel,
    deposit.payerName,
    deposit.note,
  ]
  return all.some((part) => plain(part).includes(plain(text)))
}

/** What waits, the newest first; cash lights up when packages of the household wait to be paid. */
export function WaitingPanel({ newestId, onHandOver, onEnvelope }: WaitingPanelProps) {
  const t = useTexts('depositDesk')
  const [show, setShow] = useState<Show>('all')
  const [text, setText] = useState('')
  const waiting = useQuery({
    queryKey: ['deposits', 'waiting'],
    queryFn: () => api.listDeposits({ state: 'waiting', maxCount: 100 }),
  })
  const unpaid = useUnpaid()
  const now = useMinute()
  useChanges(['deposits.', 'cash.'], () => void waiting.refetch())
  const all = waiting.data?.data ?? []
  const rows = all
    .filter((item) => show === 'all' || (show === 'cash' ? item.kindDetail === cashKind : !item.householdId))
    .filter((item) => holds(item, text))
  const marks = useHouseholdMarks(rows.flatMap(({ householdId }) => householdId ?? []))
  return (
    <Panel title={t('waiting')} number={waiting.data?.pagination.total} grow className="dd-waiting">
      <div className="dd-bar">
        <TextInput
          icon="search"
          value={text}
          aria-label={t('find')}
          placeholder={t('find')}
          onText={setText}
        />
        <Segments
          label={t('waiting')}
          value={show}
          onChange={setShow}
          options={[
            { value: 'all', label: t('showAll') },
            { value: 'cash', label: t('showCash') },
            { value: 'outside', label: t('showOutside') },
          ]}
        />
      </div>
      <Loaded
        of={waiting}
        failed={t('waitingFailed')}
        skeleton={['1fr', 96]}
        rows={8}
        empty={<EmptyState icon="bag" title={t('waitingNone')} text={t('waitingNoneText')} />}
        isEmpty={() => rows.length === 0}
      >
        {() => (
          <ul className="dd-list">
            {rows.map((row) => (
              <WaitingRow
                key={row.depositId}
                one={row}
                marked={row.householdId ? marks?.get(row.householdId) : undefined}
                isNew={row.depositId === newestId}
                now={now}
                unpaid={unpaid.get(row.depositId) ?? 0}
                onHandOver={() => onHandOver(row)}
                onEnvelope={() => onEnvelope(row)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}

/** How many packages wait to be paid, for each cash deposit. */
function useUnpaid(): ReadonlyMap<string, number> {
  const { data, refetch } = useQuery({
    queryKey: ['cash', 'envelopes'],
    queryFn: async () => (await cashApi.listEnvelopes({})).data,
    retry: false,
  })
  useChanges(['packages.', 'cash.', 'deposits.'], () => void refetch())
  return new Map(data?.map((row) => [row.depositId, row.unpaidCount]))
}

interface WaitingRowProps {
  one: RecordedDeposit
  marked: HouseholdMarksProps['household']
  isNew: boolean
  now: number
  unpaid: number
  onHandOver: () => void
  onEnvelope: () => void
}

function WaitingRow({ one, marked, isNew, now, unpaid, onHandOver, onEnvelope }: WaitingRowProps) {
  const t = useTexts('depositDesk')
  const { serialNumber, kindDetail, temperature } = one
  const payer = [one.payerLabel, one.payerName].filter(Boolean).join(' ')
  const detail = [one.kindName, one.shelfPosition, payer && t('from', { payer }), one.note]
  return (
    <li className={isNew ? 'dd-row dd-row-new' : 'dd-row'}>
      <span className="dd-serial">
        <b>{serialNumber}</b>
        <span className="lb-14 lb-quiet" title={writeTime(one.arrivedAt)}>
          {speakWait(now - one.arrivedAt.getTime())}
        </span>
      </span>
      <span className="dd-who">
        <span className="dd-who-line">
          {one.householdId ? <HouseholdName label={one.label} names={one.name} /> : <b>{one.name}</b>}
          <HouseholdMarks household={marked} name={one.name || undefined} />
          <Marks>
            {!one.householdId && <Mark kind="plain">{t('outsider')}</Mark>}
            {temperature > 0 && <Mark kind={temperature === 1 ? 'chilled' : 'frozen'} />}
            {unpaid > 0 && <Mark kind="reminded">{t('unpaid', { count: unpaid })}</Mark>}
          </Marks>
        </span>
        <span className="lb-14 lb-quiet lb-cut">{detail.filter(Boolean).join('　')}</span>
      </span>
      <span className="dd-acts lb-line lb-gap-8">
        {kindDetail === cashKind && (
          <Button
            icon={<Icon name="cash" />}
            aria-label={t('envelopeOf', { serialNumber, money: showMoney(one.money) })}
            onClick={onEnvelope}
          >
            {showMoney(one.money)}
          </Button>
        )}
        <Button aria-label={t('handOverOf', { serialNumber })} onClick={onHandOver}>
          {t('handOver')}
        </Button>
      </span>
    </li>
  )
}
