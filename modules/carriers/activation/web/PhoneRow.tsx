import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { HouseholdActivation, HouseholdPhone } from '../contract.ts'
import type { PhoneAct } from './CarrierDialogs.tsx'

export interface PhoneRowProps {
  household: HouseholdActivation
  phone: HouseholdPhone
  mayChange: boolean
  onAsk: (act: PhoneAct) => void
}

/** One phone: whose it is, how and when it was bound, and its acts. Only the end of its barcode is shown. */
export function PhoneRow({ household, phone, mayChange, onAsk }: PhoneRowProps) {
  const t = useTexts('carriers')
  const { residentName: name } = phone
  return (
    <li className="cr-row">
      <Icon name="phone" />
      <div className="cr-what">
        <b>{name || t('nobodyOfPhone')}</b>
        <span className="lb-14 lb-quiet">
          {t('phoneEnd', { end: phone.serialEnd })}　{t(`way_${phone.way}`)}
        </span>
        <span className="lb-14 lb-quiet" title={writeTime(phone.boundAt)}>
          {t('boundBy', { when: speakTime(phone.boundAt), who: phone.boundBy })}
        </span>
      </div>
      {mayChange && (
        <div className="cr-acts">
          {household.residents.length > 0 && (
            <Button size="small" onClick={() => onAsk('holder')}>
              {t('changeOwner')}
            </Button>
          )}
          <Button size="small" onClick={() => onAsk('unbind')}>
            {t('unbind')}
          </Button>
        </div>
      )}
    </li>
  )
}
