import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { shortenBarcode } from '#platform/web/look/shorten-barcode.ts'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { DepositItem, Item, PackageItem } from './items.ts'

export interface ItemCellsProps {
  item: Item
  slim: boolean
  /** Said instead of the note: who took it. */
  said?: string
}

/** TypeDetail of cash (R138). */
const CASH = 8

/** The cells of a row after its box. */
export function ItemCells({ item, slim, said }: ItemCellsProps) {
  const t = useTexts('fastReceive')
  const time = (
    <time dateTime={item.one.arrivedAt.toISOString()} title={writeTime(item.one.arrivedAt)}>
      {speakTime(item.one.arrivedAt)}
    </time>
  )
  const note =
    said ??
    (item.queued
      ? t('queued')
      : item.inLocker
        ? t('inLocker')
        : item.what === 'packages'
          ? item.one.plainNote
          : item.one.note)
  const code = item.what === 'packages' ? item.one.trackingNumber : ''
  if (slim)
    return (
      <>
        <span role="cell" className="fr-pos">
          {item.one.shelfPosition}
        </span>
        <span role="cell" className="fr-two">
          <span className="fr-two-first">
            <span>{item.what === 'packages' ? item.one.kindName : <DepositKind item={item} />}</span>
            <span>{item.what === 'packages' ? item.one.name : <Payer item={item} />}</span>
          </span>
          <span className="fr-two-more">
            {item.serialNumber}　{item.inLocker ? t('inLockerShort') : time}
            {note && !item.inLocker && <>　{note}</>}
          </span>
        </span>
        <span role="cell">
          <ItemMarks item={item} />
        </span>
      </>
    )
  return (
    <>
      <span role="cell" className="fr-pos">
        {item.one.shelfPosition}
      </span>
      <span role="cell" className="fr-serial">
        {item.serialNumber}
      </span>
      <span role="cell">{item.what === 'packages' ? item.one.kindName : <DepositKind item={item} />}</span>
      <span role="cell">
        <ItemMarks item={item} />
      </span>
      <span role="cell">
        {item.what === 'packages' ? item.one.name || t('wholeHousehold') : <Payer item={item} />}
      </span>
      <span role="cell" className="lb-quiet">
        {time}
      </span>
      {item.what === 'packages' && !said && (
        <span role="cell" className="lb-quiet" title={code}>
          {shortenBarcode(code)}
        </span>
      )}
      <span role="cell" className="lb-quiet fr-note" title={note}>
        {note}
      </span>
    </>
  )
}

function DepositKind({ item }: { item: DepositItem }) {
  const t = useTexts('fastReceive')
  const { kindName, kindDetail, money } = item.one
  if (kindDetail !== CASH) return kindName
  return (
    <>
      {kindName} <b>{t('money', { amount: money.toLocaleString('en-US') })}</b>
    </>
  )
}

function Payer({ item }: { item: DepositItem }) {
  const t = useTexts('fastReceive')
  const { payerLabel, payerName } = item.one
  if (payerLabel) return <HouseholdName label={payerLabel} names={payerName} />
  return (
    <>
      {t('elsewhere')}　{payerName}
    </>
  )
}

/** What a desk must know before it hands the item over. */
function ItemMarks({ item }: { item: Item }) {
  const { temperature } = item.one
  return (
    <Marks>
      {item.what === 'packages' && <PackageMarks item={item} />}
      {temperature === 1 && <Mark kind="chilled" />}
      {temperature === 2 && <Mark kind="frozen" />}
      {item.inLocker && <Mark kind="inLocker" />}
    </Marks>
  )
}

function PackageMarks({ item }: { item: PackageItem }) {
  const t = useTexts('fastReceive')
  const count = item.one.pieceCount
  return (
    <>
      {count > 1 && <Mark kind="plain">{t('takePieces', { count })}</Mark>}
      {item.inPersonOnly && <Mark kind="inPerson" />}
      {item.one.isLegal && <Mark kind="legal" />}
      {item.one.cashOnDelivery && <Mark kind="cashOnDelivery" />}
    </>
  )
}
