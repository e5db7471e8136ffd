import './hand-over-texts.ts'
import { client } from '#platform/web/calls/client.ts'
import type { HandOverKind, WaitingItem } from '#platform/web/frame/hand-over-kind.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { cashKind, depositAlreadyHandedOver, deposits, type WaitingDeposit } from '../contract.ts'
import { offerReceipts } from './offer-receipts.ts'

const api = client(deposits)

interface DepositItem extends WaitingItem {
  one: WaitingDeposit
}

/** Deposits in the dialog of a hand-over. */
export const depositHandOverKind: HandOverKind<DepositItem> = {
  name: 'deposits',
  call: 'deposits.handOver',
  icon: 'bag',
  words: {
    tab: 'depositHandOver:tab',
    things: 'depositHandOver:things',
    counted: 'depositHandOver:counted',
    who: 'depositHandOver:payer',
    at: 'depositHandOver:depositedAt',
  },
  columns: '52px 92px 84px 148px 96px 216px 128px minmax(0, 1fr)',
  queryKey: 'deposits',
  changedBy: 'deposits.',
  listWaiting: async (householdIds, patience) =>
    (await api.listWaitingOfHouseholds({ householdIds }, { patience })).data.map((row) => ({
      id: row.depositId,
      householdId: row.householdId,
      label: row.label,
      serialNumber: row.serialNumber,
      kindName: row.kindName,
      one: row,
    })),
  cells: ({ one }) => ({
    position: one.shelfPosition,
    kind: <DepositKind one={one} />,
    marks: (
      <Marks>
        {one.temperature === 1 && <Mark kind="chilled" />}
        {one.temperature === 2 && <Mark kind="frozen" />}
      </Marks>
    ),
    who: <Payer one={one} />,
    at: one.arrivedAt,
    note: one.note,
  }),
  handOver: async ({ ids, proof }, options) =>
    (await api.handOver({ ...proof, depositIds: ids }, options)).data,
  takenCode: depositAlreadyHandedOver({ sentence: '', data: undefined }).code,
  onHandedOver: (items, may) => may('cash.handle') && offerReceipts(items.map(({ one }) => one)),
}

function DepositKind({ one }: { one: WaitingDeposit }) {
  const t = useTexts('depositHandOver')
  if (one.kindDetail !== cashKind) return one.kindName
  return (
    <>
      {one.kindName} <b>{t('money', { amount: one.money.toLocaleString('en-US') })}</b>
    </>
  )
}

function Payer({ one }: { one: WaitingDeposit }) {
  const t = useTexts('depositHandOver')
  if (one.payerLabel) return <HouseholdName label={one.payerLabel} names={one.payerName} />
  return (
    <>
      {t('elsewhere')}　{one.payerName}
    </>
  )
}
