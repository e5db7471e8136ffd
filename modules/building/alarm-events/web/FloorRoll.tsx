import { useNavigate } from '@tanstack/react-router'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { floorOf } from './floor-of.ts'

/** The way to who lives on the floor of an alarm; nothing for whoever may not see households, and of places where nobody lives. */
export function FloorRoll({ place, onDone }: { place: string; onDone: () => void }) {
  const t = useTexts('alarmCards')
  const goTo = useNavigate()
  const mayView = useAllowed()([{ can: 'households.view' }]).length > 0
  const floor = floorOf(place)
  if (!floor || !mayView) return null
  const go = () => {
    onDone()
    void goTo({ to: '/mgmt/household', search: floor })
  }
  return (
    <>
      <span>{t('residents', { floor: `${floor.building} ${floor.floor}` })}</span>
      <Button size="large" onClick={go}>
        {t('roll')}
      </Button>
    </>
  )
}
