import { overdue } from '#modules/visitors/visitor-loans/web/public.ts'
import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import { HouseholdMarks, householdPath, useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import { PhoneNumber } from '#modules/keeping/phone-numbers/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakDuration, speakTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { Link } from '@tanstack/react-router'
import { speakSpan } from './speak-span.ts'
import type { VisitorDetail } from './use-visits.ts'
import { stateOf } from './visit-words.ts'

/** What is known of a visitor. */
export function VisitorFacts({ visitor }: { visitor: VisitorDetail }) {
  const t = useTexts('oneVisitor')
  const tv = useTexts('visits')
  const now = useMinute()
  const { arrived, leftAt, bookStart, bookEnd, householdId, label } = visitor
  const marks = useHouseholdMarks(householdId ? [householdId] : [])
  const isInside = stateOf(visitor) === 'arrived' && arrived
  const stayed = arrived && leftAt ? speakDuration(leftAt.getTime() - arrived.arrivedAt.getTime()) : ''
  const shade = isInside ? (overdue(arrived.arrivedAt, now) ?? '') : ''
  return (
    <Panel title={t('facts')} pad="plain">
      <Facts
        rows={[
          [
            t('host'),
            <span key="host" className="lb-line lb-wrap">
              {householdId ? (
                <Link to={householdPath(householdId)} className="lb-link">
                  <HouseholdName label={label} />
                </Link>
              ) : null}
              {tv(`target_${visitor.target}`)}
              <HouseholdMarks household={marks?.get(householdId ?? '')} name="" />
            </span>,
          ],
          [t('booked'), bookStart && bookEnd && speakSpan(bookStart, bookEnd)],
          [
            t('arrived'),
            arrived &&
              t('arrivedOf', {
                when: speakTime(arrived.arrivedAt),
                how: t(`how_${arrived.how}`),
                who: arrived.arrivedBy,
              }),
          ],
          [
            t('stay'),
            isInside && (
              <span key="stay" className={`vt-stay vt-stay-alone lb-since ${shade}`}>
                {speakDuration(now - arrived.arrivedAt.getTime())}
              </span>
            ),
          ],
          [t('left'), leftAt && t('leftOf', { when: speakTime(leftAt), who: visitor.leftBy, time: stayed })],
          [t('people'), t('peopleOf', { count: visitor.people })],
          [
            t('phone'),
            visitor.phone && (
              <PhoneNumber
                key="phone"
                holder="visitor"
                id={visitor.visitorId}
                name={visitor.name}
                masked={[visitor.phone]}
              />
            ),
          ],
          [t('reason'), [visitor.reason, visitor.vendorKind].filter(Boolean).join('　')],
          [t('firm'), visitor.firm],
          [t('plate'), visitor.plate],
          [t('bay'), visitor.parkingBay],
          [t('card'), arrived?.cardCode],
          [t('pledge'), [arrived?.pledgeKind, arrived?.pledgeSlot].filter(Boolean).join('　')],
          [t('approval'), visitor.approval && <ApprovalFact key="approval" visitor={visitor} />],
          [t('remark'), visitor.remark],
          [t('cancelReason'), visitor.cancelReason],
          [t('series'), visitor.seriesId && t('seriesText')],
          [
            t('photo'),
            arrived?.photoPath && (
              <StoredPictures
                key="photo"
                size="large"
                pictures={[{ path: arrived.photoPath, title: t('photo'), at: arrived.arrivedAt }]}
                aside={<HouseholdName label={visitor.label} names={visitor.name} />}
              />
            ),
          ],
        ]}
      />
    </Panel>
  )
}

function ApprovalFact({ visitor }: { visitor: VisitorDetail }) {
  const t = useTexts('oneVisitor')
  const { approval, approvalBy, approvalAt, approvalNotedBy } = visitor
  if (!approval) return null
  return (
    <>
      {[t(`approval_${approval}`), approvalBy].filter(Boolean).join('　')}
      {approvalAt && (
        <span className="lb-14 lb-quiet lb-after-12">
          {t('approvalNoted', { when: speakTime(approvalAt), who: approvalNotedBy })}
        </span>
      )}
    </>
  )
}
