import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { askPlace, forgetPlace, placeState } from '#platform/web/session/place.ts'

/** Whether the place of this device goes along, which nobody is asked for unasked, and what came of it (R047). */
export function SupportPlace() {
  const t = useTexts('support')
  const { isAsked, place, failure } = placeState.use()
  const said = !place
    ? isAsked && t('placeAsked')
    : !failure
      ? t('placeThere', { ...place })
      : t(failure === 'refused' ? 'placeRefused' : 'placeNotFound')
  return (
    <div className="lb-support-place">
      <Checkbox
        checked={isAsked}
        aria-describedby="support-place"
        onChange={({ target }) => (target.checked ? void askPlace(navigator.geolocation) : forgetPlace())}
      >
        {t('place')}
      </Checkbox>
      <p
        id="support-place"
        className="lb-14 lb-quiet"
        role="status"
        data-failed={failure !== undefined || undefined}
      >
        {said || t('placeText')}
      </p>
    </div>
  )
}
