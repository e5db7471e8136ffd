import './form-texts.ts'
import './form.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { registeredCommunity } from './registered.ts'

/** What a visitor sees after registering: where to go now. */
export function SuccessPage() {
  const t = useTexts('realName')
  const community = registeredCommunity()
  return (
    <div className="rn">
      <div className="rn-success" role="status">
        <span className="rn-check">
          <Icon name="check" size={32} />
        </span>
        <h1>{t('successTitle')}</h1>
        {community && <p>{t('successOf', { community })}</p>}
        <p>
          <b>{t('successText')}</b>
        </p>
        <p className="lb-quiet">{t('successKept')}</p>
      </div>
    </div>
  )
}
