import './room-texts.ts'
import './package-room.css'
import { usePackagesEvents } from '#modules/parcels/packages/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DepositsArea, PackagesArea, ReturnsArea } from './RoomAreas.tsx'

const deposits = { service: [48], can: 'deposits.view' }
const returns = { service: [49], can: 'returns.view' }

/** One entry for packages, deposits and returns: what waits, what needs somebody, and everything that can be done. */
export function PackageRoomPage() {
  const t = useTexts('packageRecords')
  const allowed = useAllowed()
  const shown = allowed([deposits, returns])
  usePackagesEvents()
  return (
    <div className="lb-page rm">
      <div className="lb-page-head">
        <h1>{t('room')}</h1>
      </div>
      <div className="rm-areas">
        <PackagesArea />
        {shown.includes(deposits) && <DepositsArea />}
        {shown.includes(returns) && <ReturnsArea />}
      </div>
    </div>
  )
}
