import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { VisitorDetail } from '#modules/visitors/visits/contract.ts'
import { whoIs } from './say-registered.ts'

export interface ArrivalFaceProps {
  visitor: VisitorDetail | undefined
  isThere: boolean
  /** Why nobody arrives. */
  refused: string | undefined
  isCode: boolean
}

/** How a code or a booking fared, in words that are read from a step away. */
export function ArrivalFace({ visitor, isThere, refused, isCode }: ArrivalFaceProps) {
  const t = useTexts('visitorArrival')
  if (refused)
    return (
      <div className="va-face va-refused" role="alert">
        <Icon name="warn" size={32} />
        <div>
          <b>{refused}</b>
          <p>{t(isCode ? 'againHint' : 'refusedHint')}</p>
        </div>
      </div>
    )
  if (!visitor)
    return (
      <div className="va-face" role="status" aria-busy="true">
        <Icon name="clock" size={32} />
        <div>
          <b>{t('looking')}</b>
        </div>
      </div>
    )
  return (
    <div className={`va-face${isThere ? ' va-there' : ''}`} role="status">
      <Icon name={isThere ? 'check' : 'person'} size={32} />
      <div>
        <b>{t(isThere ? 'there' : 'awaited', { who: whoIs(visitor), count: visitor.people })}</b>
        <p>{t(isThere ? 'thereHint' : 'awaitedHint')}</p>
      </div>
    </div>
  )
}
