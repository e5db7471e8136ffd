import { showMoney } from '#modules/parcels/cash/contract.ts'
import {
  HouseholdMarks,
  type HouseholdMarksProps,
  useHouseholdMarks,
} from '#modules/homes/households/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { cashKind, type RecordedDeposit } from '../contract.ts'

export interface RecordsTableProps {
  rows: readonly RecordedDeposit[]
  open: string | undefined
  onOpen: (depositId: string) => void
}

/** The deposits as rows; a row opens its detail. */
export function RecordsTable({ rows, open, onOpen }: RecordsTableProps) {
  const t = useTexts('depositRecords')
  const marks = useHouseholdMarks(rows.flatMap(({ householdId }) => householdId ?? []))
  return (
    <table className="lb-table dr-table">
      <colgroup>
        <col className="dr-col-serial" />
        <col className="dr-col-kind" />
        <col />
        <col />
        <col className="dr-col-place" />
        <col className="dr-col-time" />
        <col className="dr-col-result" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('serialNumber')}</th>
          <th scope="col">{t('kind')}</th>
          <th scope="col">{t('receiver')}</th>
          <th scope="col">{t('payer')}</th>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('arrived')}</th>
          <th scope="col">{t('result')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <Row
            key={one.depositId}
            one={one}
            marked={one.householdId ? marks?.get(one.householdId) : undefined}
            isOpen={one.depositId === open}
            onOpen={() => onOpen(one.depositId)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  one: RecordedDeposit
  marked: HouseholdMarksProps['household']
  isOpen: boolean
  onOpen: () => void
}

function Row({ one, marked, isOpen, onOpen }: RowProps) {
  const t = useTexts('depositRecords')
  const kind = one.kindDetail === cashKind ? t('cash', { money: showMoney(one.money) }) : one.kindName
  const place = [one.shelfPosition, one.note].filter(Boolean).join('　')
  return (
    <tr
      className={isOpen ? 'dr-row lb-row-cur' : one.state === 'voided' ? 'dr-row lb-row-off' : 'dr-row'}
      onClick={onOpen}
    >
      <td>
        <button
          type="button"
          className="dr-serial"
          aria-label={t('detail', { serialNumber: one.serialNumber })}
        >
          {one.serialNumber}
        </button>
      </td>
      <td title={kind}>
        <span className="dr-kind">
          {kind}
          {one.temperature > 0 && <Mark kind={one.temperature === 1 ? 'chilled' : 'frozen'} />}
        </span>
      </td>
      <td>
        {one.householdId ? (
          <span className="dr-kind">
            <HouseholdName label={one.label} names={one.name} />
            <HouseholdMarks household={marked} name={one.name || undefined} readOnly />
          </span>
        ) : (
          <span className="dr-kind">
            <b>{one.name}</b>
            <Mark kind="plain">{t('outsider')}</Mark>
          </span>
        )}
      </td>
      <td>
        {one.payerLabel ? <HouseholdName label={one.payerLabel} names={one.payerName} /> : one.payerName}
      </td>
      <td title={place}>{place}</td>
      <td title={writeTime(one.arrivedAt)}>{speakTime(one.arrivedAt)}</td>
      <td>
        <Marks>
          {one.state === 'waiting' && <Mark kind="waiting">{t('waiting')}</Mark>}
          {one.state === 'handedOver' && <Mark kind="done">{t('handedOver')}</Mark>}
          {one.state === 'voided' && <Mark kind="plain">{t('voided')}</Mark>}
        </Marks>
      </td>
    </tr>
  )
}
