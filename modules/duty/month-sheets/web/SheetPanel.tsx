import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { SheetView } from '../contract.ts'
import { SheetLines } from './SheetLines.tsx'
import { SheetMore } from './SheetMore.tsx'
import { SignDialog } from './SignDialog.tsx'
import { hoursAndMinutes, overtimeOf } from './time-words.ts'

const kinds = ['dayFirst', 'dayLater', 'restFirst', 'restLater', 'restFar', 'off', 'holiday'] as const

/** One person’s month: sums, overtime by kind with its article, day by day, and both signatures. */
export function SheetPanel({
  view,
  again,
  onBack,
}: {
  view: SheetView
  again: () => unknown
  onBack: (() => void) | undefined
}) {
  const t = useTexts('monthSheetsPage')
  const [side, setSide] = useState<'person' | 'employer'>()
  const { sheet, byPerson, byEmployer, maySignPerson, maySignEmployer } = view
  const sums = [
    [t('planned'), hoursAndMinutes(sheet.planned)],
    [t('worked'), hoursAndMinutes(sheet.worked)],
    [t('normal'), hoursAndMinutes(sheet.normal)],
    [t('overtime'), hoursAndMinutes(overtimeOf(sheet))],
    [t('late'), t('lateTimes', { count: sheet.lateCount, minutes: sheet.late })],
    [t('early'), t('minutes', { count: sheet.early })],
    [t('absent'), t('shifts', { count: sheet.absentCount })],
  ] as const
  const paid = kinds.filter((kind) => sheet.overtime[kind] > 0)
  return (
    <div className="ms-sheet lb-stack lb-gap-12">
      <Panel
        title={sheet.personName}
        summary={`${sheet.companyName}　${sheet.jobTitle}　${
          sheet.agreementNumber ? t('agreed', { number: sheet.agreementNumber }) : t('ordinary')
        }`}
        extra={
          onBack && (
            <Button size="small" className="ms-back" icon={<Icon name="back" />} onClick={onBack}>
              {t('back')}
            </Button>
          )
        }
      >
        <dl className="ms-sums">
          {sums.map(([name, value]) => (
            <div key={name}>
              <dt className="lb-14 lb-quiet">{name}</dt>
              <dd>
                <b>{value}</b>
              </dd>
            </div>
          ))}
        </dl>
        {paid.length > 0 && (
          <ul className="lb-divided">
            {paid.map((kind) => (
              <li key={kind} className="lb-line lb-between lb-inner-10">
                <span>
                  {t(`kind_${kind}`)} <span className="lb-14 lb-quiet">{t(`article_${kind}`)}</span>
                </span>
                <b>{hoursAndMinutes(sheet.overtime[kind])}</b>
              </li>
            ))}
          </ul>
        )}
        <SheetMore sheet={sheet} />
        {(byPerson || byEmployer || maySignPerson || maySignEmployer) && (
          <div className="ms-signs lb-line lb-wrap lb-gap-12">
            {byPerson && (
              <span className="lb-14">
                {t('signedPerson', { name: byPerson.name, time: writeTime(byPerson.at) })}
              </span>
            )}
            {byEmployer && (
              <span className="lb-14">
                {t('signedEmployer', { name: byEmployer.name, time: writeTime(byEmployer.at) })}
              </span>
            )}
            {maySignPerson && (
              <Button type="primary" onClick={() => setSide('person')}>
                {t('signPerson')}
              </Button>
            )}
            {maySignEmployer && (
              <Button type={maySignPerson ? 'default' : 'primary'} onClick={() => setSide('employer')}>
                {t('signEmployer')}
              </Button>
            )}
          </div>
        )}
      </Panel>
      <SheetLines lines={sheet.lines} />
      {side && <SignDialog view={view} side={side} again={again} onClose={() => setSide(undefined)} />}
    </div>
  )
}
