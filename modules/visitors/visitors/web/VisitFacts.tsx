import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { clockTime, speakTime } from '#platform/web/look/speak-time.ts'
import type { VisitorDetail } from '#modules/visitors/visits/contract.ts'
import './desk-texts.ts'

/** Whom somebody visits and why, on two lines: the same in every dialog of the desk. */
export function VisitFacts({ visitor }: { visitor: VisitorDetail }) {
  const t = useTexts('visitors')
  const { label, target, reason, firm, plate, parkingBay, bookStart, bookEnd, remark, isBanned } = visitor
  const times = bookStart && bookEnd ? `${speakTime(bookStart)}–${clockTime(bookEnd).slice(0, 5)}` : ''
  const details = [reason, firm, plate, parkingBay && t('atBay', { bay: parkingBay }), times]
  return (
    <div className="va-facts lb-grid lb-gap-4">
      {label ? <HouseholdName label={label} size="title" /> : <b>{t(`target_${target}`)}</b>}
      <p className="lb-quiet">
        {details.filter(Boolean).map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </p>
      {remark && <p>{remark}</p>}
      {isBanned && <p className="va-banned">{t('banned', { reason: visitor.banReason })}</p>}
    </div>
  )
}
