import './evacuation.css'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { EvacuationList } from './inside-seen.ts'

type Inside = EvacuationList['visitors'][number]

/** By building in the order of the list; those of no building last, as they come. */
function byBuilding(visitors: readonly Inside[]): [string, Inside[]][] {
  const groups = new Map<string, Inside[]>()
  for (const visitor of visitors)
    groups.set(visitor.building, [...(groups.get(visitor.building) ?? []), visitor])
  return [...groups]
}

const heads = (visitors: readonly Inside[]) => visitors.reduce((sum, visitor) => sum + visitor.people, 0)

/** Who is inside on A4, by building, with a box to tick for each: whole names and numbers, since people are called and looked for. */
export function EvacuationPaper({ list, printedAt }: { list: EvacuationList; printedAt: Date }) {
  const t = paperTexts('evacuation')
  const { communityName, at, total, people, visitors } = list
  const isOld = at < printedAt
  return (
    <div className="lb-print-page ev-paper">
      <h1>{t('title')}</h1>
      <p className="ev-summary">
        {t('summary', { community: communityName, time: writeTime(printedAt), total, people })}
      </p>
      {isOld && <p className="ev-old">{t('withoutLine', { time: writeTime(at) })}</p>}
      {total === 0 && <p>{t('nobody')}</p>}
      {byBuilding(visitors).map(([building, group]) => (
        <table key={building}>
          <caption>
            {t('building', {
              building: building || t('noBuilding'),
              total: group.length,
              people: heads(group),
            })}
          </caption>
          <thead>
            <tr>
              <th className="ev-few">{t('counted')}</th>
              <th className="ev-some">{t('household')}</th>
              <th className="ev-who">{t('visitor')}</th>
              <th className="ev-few">{t('people')}</th>
              <th className="ev-number">{t('phone')}</th>
              <th className="ev-number">{t('plate')}</th>
              <th>{t('reason')}</th>
              <th className="ev-number">{t('arrived')}</th>
            </tr>
          </thead>
          <tbody>
            {group.map((item) => (
              <tr key={`${item.label} ${item.name} ${item.arrivedAt.getTime()}`}>
                <td className="ev-box">□</td>
                <td>
                  <b>{item.label}</b>
                </td>
                <td>
                  <b>{item.name}</b> {item.firm}
                </td>
                <td>{item.people}</td>
                <td>{item.phone}</td>
                <td>
                  <span className="lb-nowrap">{item.plate}</span>{' '}
                  <span className="lb-nowrap">{item.parkingBay}</span>
                </td>
                <td>{[item.reason, item.remark].filter(Boolean).join('　')}</td>
                {/* Who is inside came this year; the paper itself has the year. */}
                <td className="lb-nowrap">{writeTime(item.arrivedAt).slice(5)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p className="ev-foot">{t('foot')}</p>
    </div>
  )
}
