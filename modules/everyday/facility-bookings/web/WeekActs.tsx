import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LinkSlips } from '#modules/everyday/household-links/web/public.ts'
import { facilityDrawPath, facilitySettingPath } from '#modules/everyday/facility-paths.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { facilityBookingsPath, facilityDeskPath } from './paths.ts'

/** The ways on from the week: the door, draws, records, QR codes, settings. */
export function WeekActs() {
  const t = useTexts('facilityPage')
  const goTo = useNavigate()
  const [isPrinting, setPrinting] = useState(false)
  const allowed = useAllowed()
  const may = (can: string) => allowed([{ can }]).length > 0
  const mayHandle = may('facilityBookings.handle')
  const toDesk = () => void goTo({ href: facilityDeskPath })
  const toDraws = () => void goTo({ href: facilityDrawPath })
  useHotKey('Alt+2', 'facilityPage:checkIn', toDesk, { enabled: mayHandle })
  useHotKey('Alt+3', 'facilityPage:draws', toDraws)
  return (
    <span className="lb-end lb-line lb-wrap lb-gap-8">
      {mayHandle && (
        <Button icon={<Icon name="scan" />} aria-keyshortcuts="Alt+2" onClick={toDesk}>
          {t('checkIn')} <Key keys="Alt 2" />
        </Button>
      )}
      <Button aria-keyshortcuts="Alt+3" onClick={toDraws}>
        {t('draws')} <Key keys="Alt 3" />
      </Button>
      <Button onClick={() => void goTo({ href: facilityBookingsPath })}>{t('records')}</Button>
      {may('householdLinks.handOut') && (
        <Button icon={<Icon name="print" />} onClick={() => setPrinting(true)}>
          {t('slips')}
        </Button>
      )}
      {may('facilities.change') && (
        <Button onClick={() => void goTo({ href: facilitySettingPath })}>{t('setUp')}</Button>
      )}
      {isPrinting && <LinkSlips kind="facility" onDone={() => setPrinting(false)} />}
    </span>
  )
}
