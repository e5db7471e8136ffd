import { showMoney } from '#platform/contract/show-money.ts'
import { maskName } from '#platform/contract/masking.ts'
import { useStoredImage } from '#modules/keeping/files/web/public.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { paperTextOf } from '#platform/web/i18n/texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { Cash, Differences, OpenItem, ShiftChangeDetail } from '../contract.ts'
import { DifferenceCell } from './DifferenceCell.tsx'
import { needsRecount } from './needs-recount.ts'
import { bySection } from './rows.ts'
import { labelOf, useSections } from './use-sections.ts'

export interface PrintListProps {
  community: string
  list: { items: readonly OpenItem[]; differences: Differences; cash: Cash }
  /** Absent: not signed yet; two lines are left for signing by pen. */
  signed?: ShiftChangeDetail
  at: Date
  /** Whether there is a list before to compare with. */
  compares: boolean
  onDone: () => void
}

/** The list on A4; names are masked, for paper lies about. */
export function PrintList({ community, list, signed, at, compares, onDone }: PrintListProps) {
  const t = paperTexts('shiftPage')
  const sections = useSections()
  const from = useStoredImage(signed?.fromSignaturePath ?? '')
  const toImage = useStoredImage(signed?.toSignaturePath ?? '')
  const ready = !signed || ((from.url || from.failure) && (toImage.url || toImage.failure))
  if (!ready) return null
  const checked = new Set(signed?.checkedIds)
  const to = signed?.isOutsider ? t('outsiderName', { name: signed.toName }) : (signed?.toName ?? '')
  return (
    <PrintSheet width="A4" margin="12mm" onDone={onDone}>
      <div className="lb-print-page sc-paper">
        <h1>{t('printTitle')}</h1>
        <p>
          {signed
            ? t('printCommunity', { community, number: signed.number })
            : t('printDraft', { community })}
          　{t('printTime', { time: writeTime(at) })}
        </p>
        {signed && <p>{t('printPeople', { from: signed.fromName, to })}</p>}
        <p>
          {bySection(list.items)
            .map(
              ({ section, items }) =>
                `${paperTextOf(labelOf(sections, section))} ${t('sectionCount', { count: items.length })}`,
            )
            .join('　')}
          　{t('cash')} {showMoney(list.cash.expected)}
          {list.cash.count &&
            `　${t('cashCounted', { amount: list.cash.count.counted.toLocaleString('en-US') })}`}
          {needsRecount(list.cash) && `　${t('cashRecount')}`}
        </p>
        {signed?.note && (
          <p>
            {t('note')}：{signed.note}
          </p>
        )}
        {bySection(list.items).map(({ section, items }) => (
          <table key={section}>
            <thead>
              <tr>
                <th>{paperTextOf(labelOf(sections, section))}</th>
                <th>{t('household')}</th>
                <th>{t('kind')}</th>
                <th>{t('position')}</th>
                <th>{t('arrived')}</th>
                {compares && <th>{t('difference')}</th>}
                <th>{t('check')}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id}>
                  <td>
                    <b>{item.serialNumber}</b>
                  </td>
                  <td>
                    <b>{item.label}</b> {maskName(item.name)}
                  </td>
                  <td>
                    {item.money === null
                      ? item.kindName
                      : t('cashOf', { money: item.money.toLocaleString('en-US') })}
                  </td>
                  <td>{item.inLocker ? t('locker') : item.shelfPosition}</td>
                  <td>{writeTime(item.arrivedAt)}</td>
                  {compares && (
                    <td>
                      <DifferenceCell id={item.id} differences={list.differences} onPaper />
                    </td>
                  )}
                  <td className="sc-paper-check">{checked.has(item.id) ? '✓' : '□'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
        <div className="sc-paper-signs">
          <div>
            {signed ? t('signFrom', { name: signed.fromName }) : t('signFrom', { name: '' })}
            {from.url && <img src={from.url} alt="" />}
          </div>
          <div>
            {signed ? t('signToOf', { name: to }) : t('signTo')}
            {toImage.url && <img src={toImage.url} alt="" />}
          </div>
        </div>
      </div>
    </PrintSheet>
  )
}
